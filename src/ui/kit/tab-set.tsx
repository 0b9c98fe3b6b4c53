import type { ReactNode } from 'react'

interface TabSetProps {
  /** unique on the page */
  id: string
  /** what is chosen, to those who hear the page */
  legend: string
  /** across: labels in a row above the panel; down: in a column beside it */
  look?: 'across' | 'down'
  tabs: { key: string; label: ReactNode; panel: ReactNode }[]
}

/**
 * One of several panels at a time, without script: radio buttons and `:has()`. On phones each panel opens below its
 * own label. Its styles are `css/looks/tab-set.css`.
 */
export function TabSet({ id, legend, look = 'across', tabs }: TabSetProps) {
  return (
    <fieldset className={`tabset tabset-${look}`}>
      <legend className="sr-only">{legend}</legend>
      {tabs.map((tab, index) => (
        <div key={tab.key} className="tabset-one">
          <label>
            <input type="radio" name={id} defaultChecked={index === 0} />
            {tab.label}
          </label>
          <div className="tabset-panel">{tab.panel}</div>
        </div>
      ))}
    </fieldset>
  )
}
