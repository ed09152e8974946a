/** Whether a server of ours stands behind this page, or a static host that knows files alone. */
export const served = import.meta.env.MODE !== 'site'
