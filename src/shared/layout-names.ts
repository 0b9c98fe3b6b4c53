/** The layouts a tenant may pick; an unknown name falls back to `default` (specification section 1). */
export const layoutNames = ['default', 'sanggar', 'foundation', 'jambore', 'smkcoding'] as const

export type LayoutName = (typeof layoutNames)[number]

export function layoutNameOf(value: string): LayoutName {
  return layoutNames.find(name => name === value) ?? 'default'
}
