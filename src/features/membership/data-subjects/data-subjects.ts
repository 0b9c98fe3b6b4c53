/** The door: a member as the subject of data, whose rights the rooms above look after. */
export {
  countPeople,
  fillBirthDate,
  findPerson,
  findPersonOfAccount,
  listAdmins,
  listGrownUp,
  listToTell,
  lockPerson,
  type PersonRow,
  setChoice,
  setRestricted,
} from './data-subjects.store.ts'
