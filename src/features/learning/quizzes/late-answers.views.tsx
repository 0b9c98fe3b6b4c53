import { Button } from '../../../ui/office/buttons.tsx'
import { callApi } from '../../../ui/office/call-api.ts'
import { Facts, Panel } from '../../../ui/office/panels.tsx'
import { useDeed } from '../../../ui/office/use-deed.ts'
import type { MarkAttemptPage } from './quiz-pages.contract.ts'

/** What came after time was up, and does not count unless whoever marks says so. */
export function LateAnswers({ attemptId, late }: { attemptId: number; late: MarkAttemptPage['late'] }) {
  const deed = useDeed()
  if (late.length === 0) return null
  const count = () => void deed.run(callApi('POST', `/v1/quiz-attempts/${attemptId}/late-answers`))
  return (
    <Panel
      title="Datang setelah waktu habis"
      text="Jawaban ini tersimpan terpisah dan belum dihitung, misalnya karena jaringan siswa terputus."
      actions={
        <Button busy={deed.isBusy} onClick={count}>
          Hitung juga
        </Button>
      }
    >
      <Facts
        facts={late.map(({ slot, prompt, answer }) => ({ label: `${slot}. ${prompt}`, value: answer }))}
      />
    </Panel>
  )
}
