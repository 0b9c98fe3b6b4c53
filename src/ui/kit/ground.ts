/**
 * What a band of the page stands on. A ground sets the colours of everything on it (text, lines, links, buttons, focus
 * ring), each safe to read whatever the tenant's colours are.
 */
export type Ground = 'plain' | 'soft' | 'tint' | 'tint2' | 'dark' | 'brand' | 'brand2'
