import { SectionShell } from '../../ui/kit/sections.tsx'
import { type Section, useSite } from '../../ui/parts.tsx'
import { type Skill, skillsOf } from './skills.ts'

/** From the house to its subjects to what teaches them. All leaves are equally high, so the curves know where they end. */
export function SkillGraph({ sections }: { sections: Section[] }) {
  const { title } = useSite()
  const skills = skillsOf(sections).slice(0, 6)
  if (skills.length < 2) return null
  return (
    <SectionShell
      id="peta-keterampilan"
      title="Peta keterampilan"
      intro="Bidang di tengah, pelajaran yang mengajarkannya di ujung."
      ground="dark"
      heading="center"
      className="ev-map"
    >
      <div className="ev-graph">
        <p className="ev-root" aria-hidden="true">
          {title}
        </p>
        <Curves ends={middlesOf(skills)} from={heightOf(skills) / 2} height={heightOf(skills)} />
        <ul className="ev-skills">
          {skills.map(skill => (
            <li key={skill.name} className="ev-skill">
              <p className="ev-node">{skill.name}</p>
              <Curves
                ends={skill.items.map((_, index) => index + 0.5)}
                from={skill.items.length / 2}
                height={skill.items.length}
              />
              <ul className="ev-leaves">
                {skill.items.map(item => (
                  <li key={item.href}>
                    <a href={item.href}>
                      <strong>{item.title}</strong>
                      {item.facts[0] && <span>{item.facts[0].text}</span>}
                    </a>
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      </div>
    </SectionShell>
  )
}

const heightOf = (skills: Skill[]) => skills.reduce((sum, { items }) => sum + items.length, 0)

/** the middle of each subject, counted in leaves from above */
function middlesOf(skills: Skill[]): number[] {
  return skills.map((skill, index) => heightOf(skills.slice(0, index)) + skill.items.length / 2)
}

function Curves({ ends, from, height }: { ends: number[]; from: number; height: number }) {
  return (
    <svg
      className="ev-curves"
      viewBox={`0 0 10 ${height * 10}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {ends.map(end => (
        <path key={end} d={`M0 ${from * 10}C5 ${from * 10} 5 ${end * 10} 10 ${end * 10}`} />
      ))}
    </svg>
  )
}
