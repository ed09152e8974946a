import { mount } from 'svelte'
import App from './App.svelte'
import './app.css'
import { keepForLater } from './lib/offline'

mount(App, { target: document.getElementById('page')! })
keepForLater()
