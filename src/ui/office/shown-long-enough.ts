/** milliseconds: specification section 9, "Minimum fetch display delay" */
const shortest = 200

/** What says that a call is under way stands at least so long: a flash tells nobody anything. */
export async function shownLongEnough<Answer>(call: Promise<Answer>): Promise<Answer> {
  const [answer] = await Promise.all([call, new Promise(resolve => setTimeout(resolve, shortest))])
  return answer
}
