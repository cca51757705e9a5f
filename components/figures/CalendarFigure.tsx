import type { FigureOf } from '../../data/schemas/figure.ts'
import { weekdays } from '../../data/schemas/figures/calendar-schema.ts'
import { Icon } from '../ui/Icon.tsx'

/** A plan by weeks as a calendar, with a list of the tasks below. */
export function CalendarFigure({ figure: { tasks } }: { figure: FigureOf<'calendar'> }) {
  const byDay = new Map(tasks.flatMap((task) => task.days.map((day) => [day, task])))
  const weeks = Math.max(...[...byDay.keys()].map((day) => Number(day[0])))
  return (
    <>
      <table className="fg-calendar">
        <thead>
          <tr>
            <th scope="col">Week</th>
            {weekdays.map((day) => (
              <th key={day} scope="col">
                {day}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {Array.from({ length: weeks }, (_, index) => index + 1).map((week) => (
            <tr key={week}>
              <th scope="row">{week}</th>
              {weekdays.map((day) => {
                const task = byDay.get(`${week} ${day}`)
                return (
                  <td key={day} className={task && (task.key ? 'fg-on fg-is-key' : 'fg-on')}>
                    {task && (
                      <>
                        <Icon name={task.icon} />
                        <span className="sr-only">{task.name}</span>
                      </>
                    )}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
      <ul className="fg-list fg-tasks">
        {tasks.map(({ name, icon, note }) => (
          <li key={name}>
            <Icon name={icon} />
            <strong>{name}</strong>
            <span className="fg-note">{note}</span>
          </li>
        ))}
      </ul>
    </>
  )
}
