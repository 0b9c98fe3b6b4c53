import { readdirSync, readFileSync } from 'node:fs'

const statOf = (pid: number) => readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []

/** Milliseconds that a process has worked since it began, on all its threads, those included that have ended. */
export function cpuSinceStart(pid: number): number {
  const fields = statOf(pid)
  // in hundredths of a second
  return (Number(fields[11]) + Number(fields[12])) * 10
}

/** Milliseconds that the threads of a process have worked, to the nanosecond. */
export function cpuOf(pid: number): number {
  let sum = 0
  for (const task of readdirSync(`/proc/${pid}/task`)) {
    const [nanoseconds = '0'] = readFileSync(`/proc/${pid}/task/${task}/schedstat`, 'utf8').split(' ')
    sum += Number(nanoseconds)
  }
  return sum / 1e6
}

/** The same of all its children: of a PostgreSQL, what is done for its clients. */
export function cpuOfChildren(parent: number): number {
  let sum = 0
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue
    try {
      if (Number(statOf(Number(name))[1]) === parent) sum += cpuOf(Number(name))
    } catch {
      // it has ended meanwhile
    }
  }
  return sum
}

export function parentOf(pid: number): number {
  return Number(statOf(pid)[1])
}
