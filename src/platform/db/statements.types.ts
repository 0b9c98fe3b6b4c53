// Generated from the statements and the migrated database by npm run db:describe; do not edit.

export interface Statements {
  'accessTokens.admins': {
    parameters: Record<never, never>
    row: { email: string }
  }
  'accessTokens.alive': {
    parameters: { hash: string; now: Date }
    row: { id: number; tokenName: string; scopes: string[]; isStrong: boolean; accountId: string; lastUsedAt: Date | null; membershipId: number; kind: 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9; name: string; programIds: number[]; provinceCode: string | null }
  }
  'accessTokens.held': {
    parameters: { membershipId: number }
    row: { held: string | null }
  }
  'accessTokens.insert': {
    parameters: { membershipId: number; accountId: string; isShared: boolean; name: string; hash: string; hint: string; scopes: readonly string[]; isStrong: boolean; at: Date; expiresAt: Date }
    row: { id: number }
  }
  'accessTokens.list': {
    parameters: { membershipId: number | null | undefined; id: number | null | undefined }
    row: { id: number; name: string; hint: string; scopes: string[]; isShared: boolean; membershipId: number; owner: string; isOwned: boolean; createdAt: Date; expiresAt: Date; lastUsedAt: Date | null }
  }
  'accessTokens.old': {
    parameters: { now: Date }
    row: Record<never, never>
  }
  'accessTokens.removeAll': {
    parameters: { membershipId: number }
    row: Record<never, never>
  }
  'accessTokens.revoke': {
    parameters: { at: Date; id: number }
    row: Record<never, never>
  }
  'accessTokens.take': {
    parameters: { membershipId: number; accountId: string; isStrong: boolean; id: number }
    row: Record<never, never>
  }
  'accessTokens.takeEnding': {
    parameters: { last: Date; now: Date; first: Date }
    row: { name: string; hint: string; isShared: boolean; expiresAt: Date; owner: string; email: string | null }
  }
  'accessTokens.tenantsToTell': {
    parameters: { now: Date; first: Date; last: Date }
    row: { tenantId: number }
  }
  'accessTokens.used': {
    parameters: { now: Date; id: number }
    row: Record<never, never>
  }
  'accounts.byEmail': {
    parameters: { email: string }
    row: { id: string; email: string | null; emailVerifiedAt: Date | null; name: string; phone: string | null; birthDate: string | null; passwordHash: string | null; passwordChangedAt: Date | null; status: 'active' | 'suspended' | 'erased' }
  }
  'accounts.byId': {
    parameters: { id: string }
    row: { id: string; email: string | null; emailVerifiedAt: Date | null; name: string; phone: string | null; birthDate: string | null; passwordHash: string | null; passwordChangedAt: Date | null; status: 'active' | 'suspended' | 'erased' }
  }
  'accounts.consents': {
    parameters: { accountId: string; tenantId: number }
    row: { purpose: string; version: string; at: Date }
  }
  'accounts.consentsHeld': {
    parameters: { accountId: string; tenantId: number }
    row: { held: string | null }
  }
  'accounts.eventsHeld': {
    parameters: { accountId: string }
    row: { held: string | null }
  }
  'accounts.held': {
    parameters: { accountId: string }
    row: { held: string | null }
  }
  'accounts.isSuperadmin': {
    parameters: { id: string }
    row: Record<never, never>
  }
  'accounts.oldEvents': {
    parameters: { now: Date }
    row: Record<never, never>
  }
  'accounts.oldSignIns': {
    parameters: { now: Date }
    row: Record<never, never>
  }
  'accounts.profile': {
    parameters: { accountId: string; tenantId: number }
    row: { schoolNpsn: string | null; provinceCode: string | null; cityCode: string | null }
  }
  'accounts.reserve': {
    parameters: { email: string; name: string; now: Date }
    row: { id: string; email: string | null; emailVerifiedAt: Date | null; name: string; phone: string | null; birthDate: string | null; passwordHash: string | null; passwordChangedAt: Date | null; status: 'active' | 'suspended' | 'erased' }
  }
  'accounts.signInsHeld': {
    parameters: { accountId: string }
    row: { held: string | null }
  }
  'accounts.sweepPayloads': {
    parameters: { now: Date }
    row: Record<never, never>
  }
  'accounts.sweepThrottles': {
    parameters: { now: Date }
    row: Record<never, never>
  }
  'accounts.sweepTokens': {
    parameters: { now: Date }
    row: Record<never, never>
  }
  'accounts.sweepUnconfirmed': {
    parameters: { now: Date }
    row: Record<never, never>
  }
  'administration.worker': {
    parameters: { membershipId: number; sessionId: string }
    row: { email: string | null; picture: unknown; expiresAt: Date }
  }
  'answerSteps.brought': {
    parameters: { attemptId: number; seconds: number }
    row: { answers: number; lastAt: Date | null }
  }
  'answerSteps.count': {
    parameters: { attemptId: number }
    row: { total: number }
  }
  'answerSteps.insert': {
    parameters: { attemptId: number; writer: number; at: Date; rows: string }
    row: Record<never, never>
  }
  'answerSteps.late': {
    parameters: { attemptId: number }
    row: { slot: number; writer: number; seq: number; answer: unknown }
  }
  'answerSteps.list': {
    parameters: { attemptId: number }
    row: { slot: number; writer: number; seq: number; answer: unknown }
  }
  'answers.count': {
    parameters: { membershipId: number; day: string; most: number }
    row: { questions: number }
  }
  'answers.days': {
    parameters: { membershipId: number }
    row: { day: string; questions: number }
  }
  'answers.expire': {
    parameters: { now: Date }
    row: Record<never, never>
  }
  'answers.remove': {
    parameters: { membershipId: number }
    row: Record<never, never>
  }
  'answers.reserve': {
    parameters: { month: string; tokens: number; ceiling: number }
    row: { month: string }
  }
  'answers.settings': {
    parameters: Record<never, never>
    row: { engine: 'extractive' | 'model'; baseUrl: string; model: string; keySealed: string | null; monthlyTokens: number; dailyQuestions: number; forVisitors: boolean; version: number }
  }
  'answers.settle': {
    parameters: { more: number; month: string }
    row: Record<never, never>
  }
  'answers.used': {
    parameters: { month: string }
    row: { tokens: number; questions: number }
  }
  'appointments.admins': {
    parameters: Record<never, never>
    row: { email: string }
  }
  'appointments.byId': {
    parameters: { id: number }
    row: { id: number; name: string; email: string; phone: string; organisation: string; orgType: 'school' | 'campus' | 'company' | 'government' | 'community' | 'personal'; topic: 'programme' | 'training' | 'partnership' | 'hiring' | 'platform' | 'other'; preferredAt: Date; mode: 'online' | 'offline'; notes: string; status: 'new' | 'confirmed' | 'done' | 'no_show' | 'cancelled'; place: string; reply: string; createdAt: Date; minutes: number; sequence: number; tokenSealed: string | null; updatedAt: Date }
  }
  'appointments.byToken': {
    parameters: { hash: string }
    row: { id: number; name: string; email: string; phone: string; organisation: string; orgType: 'school' | 'campus' | 'company' | 'government' | 'community' | 'personal'; topic: 'programme' | 'training' | 'partnership' | 'hiring' | 'platform' | 'other'; preferredAt: Date; mode: 'online' | 'offline'; notes: string; status: 'new' | 'confirmed' | 'done' | 'no_show' | 'cancelled'; place: string; reply: string; createdAt: Date; minutes: number; sequence: number; tokenSealed: string | null; updatedAt: Date }
  }
  'appointments.cancelByLink': {
    parameters: { words: string; at: Date; id: number }
    row: { id: number }
  }
  'appointments.count': {
    parameters: { status: string | null | undefined; search: string | null | undefined }
    row: { total: number }
  }
  'appointments.demosOfDay': {
    parameters: { day: string }
    row: { total: number }
  }
  'appointments.free': {
    parameters: { id: number; quarters: readonly Date[]; seat: number; now: Date }
    row: Record<never, never>
  }
  'appointments.held': {
    parameters: { email: string | null | undefined }
    row: { data: string | null }
  }
  'appointments.lockByToken': {
    parameters: { hash: string }
    row: { id: number; name: string; email: string; phone: string; organisation: string; orgType: 'school' | 'campus' | 'company' | 'government' | 'community' | 'personal'; topic: 'programme' | 'training' | 'partnership' | 'hiring' | 'platform' | 'other'; preferredAt: Date; mode: 'online' | 'offline'; notes: string; status: 'new' | 'confirmed' | 'done' | 'no_show' | 'cancelled'; place: string; reply: string; createdAt: Date; minutes: number; sequence: number; tokenSealed: string | null; updatedAt: Date }
  }
  'appointments.memberAt': {
    parameters: { email: string }
    row: { id: number }
  }
  'appointments.move': {
    parameters: { to: Date; minutes: number; at: Date; id: number }
    row: { id: number }
  }
  'appointments.page': {
    parameters: { status: string | null | undefined; search: string | null | undefined; limit: number; offset: number }
    row: { id: number; name: string; email: string; phone: string; organisation: string; orgType: 'school' | 'campus' | 'company' | 'government' | 'community' | 'personal'; topic: 'programme' | 'training' | 'partnership' | 'hiring' | 'platform' | 'other'; preferredAt: Date; mode: 'online' | 'offline'; notes: string; status: 'new' | 'confirmed' | 'done' | 'no_show' | 'cancelled'; place: string; reply: string; createdAt: Date; minutes: number; sequence: number; tokenSealed: string | null; updatedAt: Date }
  }
  'appointments.release': {
    parameters: { id: number }
    row: Record<never, never>
  }
  'appointments.remind': {
    parameters: { second: Date; now: Date; first: Date }
    row: { id: number }
  }
  'appointments.same': {
    parameters: { email: string; at: Date }
    row: { id: number }
  }
  'appointments.take': {
    parameters: { seat: number; id: number; until: Date | null | undefined; quarters: readonly Date[] }
    row: Record<never, never>
  }
  'appointments.taken': {
    parameters: { from: Date; to: Date; but: number; now: Date }
    row: { quarter: Date; seat: number }
  }
  'appointments.tenantsToRemind': {
    parameters: { now: Date; first: Date; second: Date }
    row: { tenantId: number }
  }
  'asked.expiry': {
    parameters: { days: number }
    row: { id: string }
  }
  'asked.figures': {
    parameters: { since: Date }
    row: { questions: number; conversations: number; answered: number; byModel: number; up: number; down: number }
  }
  'asked.openOne': {
    parameters: { id: number }
    row: { query: string }
  }
  'asked.rated': {
    parameters: { limit: number }
    row: { id: number; query: string; answer: string; feedback: 'up' | 'down'; reason: string; at: Date }
  }
  'asked.settle': {
    parameters: { at: Date; id: number }
    row: { id: number }
  }
  'asked.unanswered': {
    parameters: { limit: number }
    row: { id: number; query: string; times: number; lastAt: Date }
  }
  'assignments.begun': {
    parameters: { chapterId: number }
    row: { isBegun: boolean }
  }
  'assignments.byChapter': {
    parameters: { chapterId: number }
    row: { chapterId: number; classId: number; chapterSlug: string; title: string; classSlug: string; className: string; takes: string[] | null; isGroup: boolean | null; attempts: number | null; dueAt: Date | null; late: 'accept' | 'deduct' | 'refuse' | null; latePercent: number | null; lateMost: number | null; points: number | null; rubric: unknown; isOpen: boolean | null; version: number | null; entryId: number | null }
  }
  'assignments.count': {
    parameters: { isAll: boolean; viewerId: number; programIds: readonly number[]; search: string | null | undefined; isOpen: boolean | null | undefined }
    row: { total: number }
  }
  'assignments.dueOf': {
    parameters: { classroomId: number | null | undefined; chapterId: number }
    row: { dueAt: Date | null }
  }
  'assignments.dues': {
    parameters: { chapterId: number; classId: number }
    row: { runId: number; name: string; dueAt: Date | null }
  }
  'assignments.forget': {
    parameters: { membershipId: number }
    row: Record<never, never>
  }
  'assignments.group': {
    parameters: { chapterId: number; enrolmentId: number }
    row: { number: number }
  }
  'assignments.held': {
    parameters: { membershipId: number }
    row: { data: string | null }
  }
  'assignments.lock': {
    parameters: { chapterId: number }
    row: { version: number }
  }
  'assignments.managed': {
    parameters: { chapterId: number; isAll: boolean; viewerId: number; programIds: readonly number[] }
    row: { chapterId: number; classId: number; chapterSlug: string; title: string; classSlug: string; className: string; takes: string[] | null; isGroup: boolean | null; attempts: number | null; dueAt: Date | null; late: 'accept' | 'deduct' | 'refuse' | null; latePercent: number | null; lateMost: number | null; points: number | null; rubric: unknown; isOpen: boolean | null; version: number | null; entryId: number | null }
  }
  'assignments.mates': {
    parameters: { chapterId: number; number: number }
    row: { enrolmentId: number; membershipId: number; name: string }
  }
  'assignments.options': {
    parameters: { isAll: boolean; viewerId: number; programIds: readonly number[] }
    row: { id: number; title: string; className: string }
  }
  'assignments.page': {
    parameters: { isAll: boolean; viewerId: number; programIds: readonly number[]; search: string | null | undefined; isOpen: boolean | null | undefined; limit: number; offset: number }
    row: { chapterId: number; classId: number; chapterSlug: string; title: string; classSlug: string; className: string; takes: string[] | null; isGroup: boolean | null; attempts: number | null; dueAt: Date | null; late: 'accept' | 'deduct' | 'refuse' | null; latePercent: number | null; lateMost: number | null; points: number | null; rubric: unknown; isOpen: boolean | null; version: number | null; entryId: number | null; isWritten: boolean; handedIn: number; waiting: number }
  }
  'assignments.people': {
    parameters: { chapterId: number; classId: number }
    row: { enrolmentId: number; name: string; runName: string | null; number: number | null }
  }
  'attemptFiles.heldKeys': {
    parameters: { membershipId: number }
    row: { key: string }
  }
  'attemptFiles.list': {
    parameters: { attemptId: number }
    row: { id: number; attemptId: number; slot: number; key: string; name: string; mime: string; bytes: number; upload: string; at: Date }
  }
  'attempts.asked': {
    parameters: { attemptId: number }
    row: { slot: number; questionId: number; version: number; points: number; arrangement: string[]; parameters: unknown; kind: 'single' | 'multiple' | 'truefalse' | 'short' | 'numeric' | 'matching' | 'ordering' | 'cloze' | 'essay' | 'code' | 'file'; name: string; spec: unknown }
  }
  'attempts.beside': {
    parameters: { id: number }
    row: { id: number; enrolmentId: number; chapterId: number; number: number; seed: number; state: 'in_progress' | 'needs_grading' | 'graded' | 'voided'; startedAt: Date; deadlineAt: Date | null; submittedAt: Date | null; endedBy: 'learner' | 'clock' | 'staff' | null; writer: number; receipt: string | null; points: number | null; possible: number; events: number; countsLate: boolean; isMastery: boolean; graceSeconds: number }
  }
  'attempts.byReceipt': {
    parameters: { receipt: string }
    row: { id: number; enrolmentId: number; chapterId: number; number: number; seed: number; state: 'in_progress' | 'needs_grading' | 'graded' | 'voided'; startedAt: Date; deadlineAt: Date | null; submittedAt: Date | null; endedBy: 'learner' | 'clock' | 'staff' | null; writer: number; receipt: string | null; points: number | null; possible: number; events: number; countsLate: boolean; isMastery: boolean; graceSeconds: number; title: string; className: string }
  }
  'attempts.due': {
    parameters: { now: Date }
    row: { tenantId: number; id: number }
  }
  'attempts.insertItems': {
    parameters: { attemptId: number; rows: string }
    row: Record<never, never>
  }
  'attempts.items': {
    parameters: { attemptIds: readonly number[] }
    row: { attemptId: number; slot: number; questionId: number; version: number; points: number; arrangement: string[]; parameters: unknown }
  }
  'attempts.lock': {
    parameters: { id: number }
    row: { id: number; enrolmentId: number; chapterId: number; number: number; seed: number; state: 'in_progress' | 'needs_grading' | 'graded' | 'voided'; startedAt: Date; deadlineAt: Date | null; submittedAt: Date | null; endedBy: 'learner' | 'clock' | 'staff' | null; writer: number; receipt: string | null; points: number | null; possible: number; events: number; countsLate: boolean; isMastery: boolean; graceSeconds: number; membershipId: number }
  }
  'attempts.managed': {
    parameters: { ids: readonly number[]; isAll: boolean; viewerId: number; programIds: readonly number[] }
    row: { id: number; enrolmentId: number; chapterId: number; number: number; seed: number; state: 'in_progress' | 'needs_grading' | 'graded' | 'voided'; startedAt: Date; deadlineAt: Date | null; submittedAt: Date | null; endedBy: 'learner' | 'clock' | 'staff' | null; writer: number; receipt: string | null; points: number | null; possible: number; events: number; countsLate: boolean; isMastery: boolean; graceSeconds: number; membershipId: number }
  }
  'attempts.ofEnrolments': {
    parameters: { enrolmentIds: readonly number[]; chapterId: number }
    row: { id: number; enrolmentId: number; chapterId: number; number: number; seed: number; state: 'in_progress' | 'needs_grading' | 'graded' | 'voided'; startedAt: Date; deadlineAt: Date | null; submittedAt: Date | null; endedBy: 'learner' | 'clock' | 'staff' | null; writer: number; receipt: string | null; points: number | null; possible: number; events: number; countsLate: boolean; isMastery: boolean; graceSeconds: number }
  }
  'attempts.openExams': {
    parameters: { membershipId: number }
    row: { classSlug: string; className: string; title: string }
  }
  'attempts.own': {
    parameters: { id: number; membershipId: number }
    row: { id: number; enrolmentId: number; chapterId: number; number: number; seed: number; state: 'in_progress' | 'needs_grading' | 'graded' | 'voided'; startedAt: Date; deadlineAt: Date | null; submittedAt: Date | null; endedBy: 'learner' | 'clock' | 'staff' | null; writer: number; receipt: string | null; points: number | null; possible: number; events: number; countsLate: boolean; isMastery: boolean; graceSeconds: number; membershipId: number }
  }
  'attempts.runningOf': {
    parameters: { classId: number; membershipId: number }
    row: { id: number; startedAt: Date; chapterId: number }
  }
  'attempts.stand': {
    parameters: { rows: string }
    row: Record<never, never>
  }
  'attempts.whole': {
    parameters: { id: number }
    row: { chapterId: number; membershipId: number }
  }
  'attendance.again': {
    parameters: { joinedAt: Date | null | undefined; device: string | null | undefined; id: number; membershipId: number }
    row: Record<never, never>
  }
  'attendance.arrive': {
    parameters: { id: number; membershipId: number; state: string; way: string; at: Date; joinedAt: Date | null | undefined; device: string | null | undefined }
    row: { membership_id: number }
  }
  'attendance.correct': {
    parameters: { id: number; membershipId: number; state: string; at: Date }
    row: Record<never, never>
  }
  'attendance.counts': {
    parameters: { id: number }
    row: { came: number; joined: number; noted: number; people: number }
  }
  'attendance.joined': {
    parameters: { id: number; membershipId: number }
    row: { joinedAt: Date | null }
  }
  'attendance.list': {
    parameters: { id: number }
    row: { membershipId: number; name: string; enrolmentId: number | null; state: 'present' | 'late' | 'excused' | 'absent' | null; way: 'join' | 'digits' | 'code' | 'staff' | null; at: Date | null; joinedAt: Date | null; isShared: boolean; why: string | null; events: number }
  }
  'attendance.note': {
    parameters: { id: number; membershipId: number; state: string; way: string; by: number | null | undefined; why: string; at: Date }
    row: Record<never, never>
  }
  'attendance.people': {
    parameters: { id: number }
    row: { id: number }
  }
  'audit.about': {
    parameters: { type: string; id: string; limit: number }
    row: { id: number; at: Date; actorId: number | null; actorName: string; actorKind: number | null; action: string; objectType: string; objectId: string; objectName: string; before: unknown; after: unknown; ip: string }
  }
  'audit.actors': {
    parameters: Record<never, never>
    row: { id: number; name: string }
  }
  'audit.count': {
    parameters: { search: string | null | undefined; action: string | null | undefined; topic: string | null | undefined; actorId: number | null | undefined; from: string | null | undefined; timeZone: string; to: string | null | undefined }
    row: { total: number }
  }
  'audit.eraseTraces': {
    parameters: { membershipId: number; addresses: readonly string[]; names: readonly string[] }
    row: { erase_traces: string | null }
  }
  'audit.held': {
    parameters: { membershipId: number }
    row: { held: string | null }
  }
  'audit.insert': {
    parameters: { at: Date; actorId: number | null | undefined; actorName: string; actorKind: number | null | undefined; action: string; objectType: string; objectId: string; objectName: string; before: string | null | undefined; after: string | null | undefined; ip: string; requestId: string }
    row: Record<never, never>
  }
  'audit.list': {
    parameters: { search: string | null | undefined; action: string | null | undefined; topic: string | null | undefined; actorId: number | null | undefined; from: string | null | undefined; timeZone: string; to: string | null | undefined; limit: number; offset: number }
    row: { id: number; at: Date; actorId: number | null; actorName: string; actorKind: number | null; action: string; objectType: string; objectId: string; objectName: string; before: unknown; after: unknown; ip: string }
  }
  'book-reviews.all': {
    parameters: { search: string | null | undefined; limit: number; offset: number }
    row: { id: number; slug: string; title: string; author: string; publisher: string; year: number | null; summary: string; isShown: boolean; updatedAt: Date }
  }
  'book-reviews.byId': {
    parameters: { id: number }
    row: { id: number; slug: string; title: string; author: string; publisher: string; year: number | null; summary: string; isShown: boolean; updatedAt: Date }
  }
  'book-reviews.bySlug': {
    parameters: { slug: string }
    row: { id: number; slug: string; title: string; author: string; publisher: string; year: number | null; summary: string }
  }
  'book-reviews.count': {
    parameters: { search: string | null | undefined }
    row: { total: number }
  }
  'book-reviews.list': {
    parameters: { search: string | null | undefined; limit: number; offset: number }
    row: { data: string | null }
  }
  'cards.forget': {
    parameters: Record<never, never>
    row: Record<never, never>
  }
  'cards.forgetCounts': {
    parameters: Record<never, never>
    row: Record<never, never>
  }
  'cards.print': {
    parameters: Record<never, never>
    row: { print: string | null; total: number }
  }
  'cards.remakeClasses': {
    parameters: Record<never, never>
    row: { made: string | null }
  }
  'cards.remakePosts': {
    parameters: Record<never, never>
    row: { made: string | null }
  }
  'careers.called': {
    parameters: { slug: string }
    row: { id: number; slug: string; name: string; industry: string; summary: string; html: string; logo: unknown; cover: unknown; website: string | null; address: string | null; cityCode: string | null; status: 'draft' | 'in_review' | 'scheduled' | 'published' | 'archived'; version: number; updatedAt: Date }
  }
  'careers.change': {
    parameters: { slug: string; name: string; industry: string; summary: string; html: string; logo: string | null | undefined; cover: string | null | undefined; website: string | null | undefined; address: string | null | undefined; cityCode: string | null | undefined; at: Date; version: number; id: number }
    row: { id: number }
  }
  'careers.cities': {
    parameters: { now: Date }
    row: { data: string | null }
  }
  'careers.detail': {
    parameters: { pictureBase: string; now: Date; slug: string }
    row: { data: string | null }
  }
  'careers.held.career': {
    parameters: { key: string | null | undefined }
    row: { id: string; label: string; key: string }
  }
  'careers.held.job': {
    parameters: { key: string | null | undefined }
    row: { id: string; label: string; key: string }
  }
  'careers.job': {
    parameters: { pictureBase: string; now: Date; id: number }
    row: { data: string | null }
  }
  'careers.jobs': {
    parameters: { pictureBase: string; now: Date; careerId: number | null | undefined; words: readonly string[]; cityCode: string | null | undefined; employmentType: string | null | undefined; workplace: string | null | undefined; excludeId: number | null | undefined; limit: number; offset: number }
    row: { data: string | null }
  }
  'careers.list': {
    parameters: { pictureBase: string; now: Date; limit: number; offset: number }
    row: { data: string | null }
  }
  'careers.options': {
    parameters: Record<never, never>
    row: { value: string; label: string }
  }
  'careers.put': {
    parameters: { slug: string; name: string; industry: string; summary: string; html: string; logo: string | null | undefined; cover: string | null | undefined; website: string | null | undefined; address: string | null | undefined; cityCode: string | null | undefined; at: Date; version: number }
    row: { id: number }
  }
  'careers.written': {
    parameters: { id: number }
    row: { id: number; slug: string; name: string; industry: string; summary: string; html: string; logo: unknown; cover: unknown; website: string | null; address: string | null; cityCode: string | null; status: 'draft' | 'in_review' | 'scheduled' | 'published' | 'archived'; version: number; updatedAt: Date }
  }
  'careers.writtenLocked': {
    parameters: { id: number }
    row: { id: number; slug: string; name: string; industry: string; summary: string; html: string; logo: unknown; cover: unknown; website: string | null; address: string | null; cityCode: string | null; status: 'draft' | 'in_review' | 'scheduled' | 'published' | 'archived'; version: number; updatedAt: Date }
  }
  'certificates.badgesNamed': {
    parameters: { names: readonly string[]; enrolmentId: number }
    row: { title: string; about: string; membershipId: number; holder: string }
  }
  'certificates.badgesOfClass': {
    parameters: { enrolmentId: number }
    row: { title: string; about: string; membershipId: number; holder: string; className: string }
  }
  'certificates.byCode': {
    parameters: { code: string }
    row: { id: number; enrolmentId: number | null; membershipId: number; classId: number | null; kind: 'class' | 'competence'; number: string; code: string; token: string; holder: string; title: string; about: string; grounds: string; runName: string | null; percent: number | null; finishedAt: Date; issuedAt: Date; state: 'issued' | 'revoked' | 'replaced'; endedAt: Date | null; reason: string; newerCode: string | null }
  }
  'certificates.byToken': {
    parameters: { token: string }
    row: { code: string }
  }
  'certificates.count': {
    parameters: { state: string | null | undefined; kind: string | null | undefined; search: string | null | undefined }
    row: { total: number }
  }
  'certificates.countTalents': {
    parameters: Record<never, never>
    row: { total: number }
  }
  'certificates.counted': {
    parameters: { year: number }
    row: { last: number }
  }
  'certificates.finished': {
    parameters: { enrolmentId: number }
    row: { id: number; classId: number; membershipId: number; finishedAt: Date | null; holder: string; title: string; runName: string | null; certificate: boolean }
  }
  'certificates.held': {
    parameters: { membershipId: number }
    row: { data: string | null }
  }
  'certificates.lock': {
    parameters: { id: number }
    row: { id: number; enrolmentId: number | null; membershipId: number; classId: number | null; kind: 'class' | 'competence'; number: string; code: string; token: string; holder: string; title: string; about: string; grounds: string; runName: string | null; percent: number | null; finishedAt: Date; issuedAt: Date; state: 'issued' | 'revoked' | 'replaced'; endedAt: Date | null; reason: string; newerCode: string | null }
  }
  'certificates.own': {
    parameters: { membershipId: number }
    row: { id: number; enrolmentId: number | null; membershipId: number; classId: number | null; kind: 'class' | 'competence'; number: string; code: string; token: string; holder: string; title: string; about: string; grounds: string; runName: string | null; percent: number | null; finishedAt: Date; issuedAt: Date; state: 'issued' | 'revoked' | 'replaced'; endedAt: Date | null; reason: string; newerCode: string | null }
  }
  'certificates.page': {
    parameters: { state: string | null | undefined; kind: string | null | undefined; search: string | null | undefined; limit: number; offset: number }
    row: { id: number; enrolmentId: number | null; membershipId: number; classId: number | null; kind: 'class' | 'competence'; number: string; code: string; token: string; holder: string; title: string; about: string; grounds: string; runName: string | null; percent: number | null; finishedAt: Date; issuedAt: Date; state: 'issued' | 'revoked' | 'replaced'; endedAt: Date | null; reason: string; newerCode: string | null }
  }
  'certificates.standing': {
    parameters: { enrolmentId: number }
    row: { id: number }
  }
  'certificates.standingIds': {
    parameters: { from: number; before: number }
    row: { id: number }
  }
  'certificates.subject': {
    parameters: { id: number }
    row: { slug: string | null; type: 'self_paced' | 'live' | 'hybrid' | 'bootcamp' | 'webinar' | null; premium: boolean | null; competence: string | null }
  }
  'certificates.talents': {
    parameters: Record<never, never>
    row: { name: string; titles: string; code: string }
  }
  'classes.add': {
    parameters: { slug: string; code: string; name: string; summary: string; html: string; type: string; level: string; cover: string | null | undefined; logo: string | null | undefined; seo: string; promoVideo: string | null | undefined; premium: boolean; tags: readonly string[]; competencies: readonly string[]; outcomes: readonly string[]; prerequisites: readonly string[]; audience: readonly string[]; durationMinutes: number; price: number; compareAtPrice: number | null | undefined; certificate: boolean; passingScore: number; categorySlug: string; at: Date; version: number }
    row: { id: number }
  }
  'classes.addChapter': {
    parameters: { classId: number; moduleId: number; slug: string; title: string; kind: string; position: number; minutes: number; by: number | null | undefined }
    row: { id: number }
  }
  'classes.addModule': {
    parameters: { classId: number; slug: string; title: string; position: number; by: number | null | undefined }
    row: { id: number }
  }
  'classes.addRun': {
    parameters: { classId: number; code: string; name: string; startAt: Date; endAt: Date; registrationOpenAt: Date | null | undefined; registrationCloseAt: Date | null | undefined; timeZone: string; mode: string; venue: string | null | undefined; city: string | null | undefined; joinMode: string; joinCode: string | null | undefined; capacity: number | null | undefined; waitlist: boolean; price: number | null | undefined; status: string }
    row: Record<never, never>
  }
  'classes.addresses': {
    parameters: { now: Date }
    row: { data: string | null }
  }
  'classes.backChapter': {
    parameters: { slug: string; moduleId: number; by: number | null | undefined; classId: number; id: number }
    row: Record<never, never>
  }
  'classes.backChapters': {
    parameters: { by: number | null | undefined; classId: number; id: number; at: Date }
    row: Record<never, never>
  }
  'classes.backModule': {
    parameters: { slug: string; by: number | null | undefined; classId: number; id: number }
    row: Record<never, never>
  }
  'classes.batch': {
    parameters: { now: Date; id: number }
    row: { data: string | null }
  }
  'classes.batches': {
    parameters: { now: Date; limit: number; offset: number }
    row: { data: string | null }
  }
  'classes.beginRow': {
    parameters: { slug: string; code: string; name: string; type: string }
    row: { id: number }
  }
  'classes.bringRun': {
    parameters: { number: number; classId: number; id: number }
    row: { name: string }
  }
  'classes.busyRuns': {
    parameters: { id: number; kept: readonly number[] }
    row: { name: string }
  }
  'classes.called': {
    parameters: { slugs: readonly string[] }
    row: { id: number; slug: string }
  }
  'classes.categories': {
    parameters: { now: Date }
    row: { slug: string; name: string }
  }
  'classes.categoryOptions': {
    parameters: Record<never, never>
    row: { value: string; label: string }
  }
  'classes.change': {
    parameters: { slug: string; code: string; name: string; summary: string; html: string; type: string; level: string; cover: string | null | undefined; logo: string | null | undefined; seo: string; promoVideo: string | null | undefined; premium: boolean; tags: readonly string[]; competencies: readonly string[]; outcomes: readonly string[]; prerequisites: readonly string[]; audience: readonly string[]; durationMinutes: number; price: number; compareAtPrice: number | null | undefined; certificate: boolean; passingScore: number; categorySlug: string; at: Date; version: number; id: number }
    row: { id: number }
  }
  'classes.changeRun': {
    parameters: { name: string; startAt: Date; endAt: Date; registrationOpenAt: Date | null | undefined; registrationCloseAt: Date | null | undefined; timeZone: string; mode: string; venue: string | null | undefined; city: string | null | undefined; joinMode: string; joinCode: string | null | undefined; capacity: number | null | undefined; waitlist: boolean; price: number | null | undefined; status: string; classId: number; id: number }
    row: { id: number }
  }
  'classes.chapter': {
    parameters: { number: number | null | undefined; classId: number; slug: string }
    row: { data: string | null }
  }
  'classes.chapterSlugs': {
    parameters: { classId: number; but: number | null | undefined }
    row: { slug: string }
  }
  'classes.codeIsFree': {
    parameters: { code: string; but: number | null | undefined }
    row: { isFree: boolean }
  }
  'classes.count': {
    parameters: { now: Date }
    row: { published: number; drafts: number; all: number; registering: number }
  }
  'classes.course': {
    parameters: { classId: number }
    row: { id: number; slug: string; name: string; type: 'self_paced' | 'live' | 'hybrid' | 'bootcamp' | 'webinar'; premium: boolean; price: number; status: 'draft' | 'in_review' | 'scheduled' | 'published' | 'archived'; number: number | null }
  }
  'classes.courseLocked': {
    parameters: { classId: number }
    row: { id: number; slug: string; name: string; type: 'self_paced' | 'live' | 'hybrid' | 'bootcamp' | 'webinar'; premium: boolean; price: number; status: 'draft' | 'in_review' | 'scheduled' | 'published' | 'archived'; number: number | null }
  }
  'classes.courseVersions': {
    parameters: { classId: number }
    row: { number: number; kind: 'first' | 'change' | 'fix'; note: string; publishedAt: Date; by: string | null; chapters: number }
  }
  'classes.detailByCode': {
    parameters: { pictureBase: string; mediaBase: string; now: Date; number: number | null | undefined; code: string }
    row: { data: string | null }
  }
  'classes.detailById': {
    parameters: { pictureBase: string; mediaBase: string; now: Date; number: number | null | undefined; id: number }
    row: { data: string | null }
  }
  'classes.detailBySlug': {
    parameters: { pictureBase: string; mediaBase: string; now: Date; number: number | null | undefined; slug: string }
    row: { data: string | null }
  }
  'classes.draftChapters': {
    parameters: { classId: number }
    row: { id: number; moduleId: number; slug: string; title: string; kind: 'text' | 'video' | 'file' | 'quiz' | 'assignment' | 'code' | 'live' | 'embed'; minutes: number; isPreview: boolean; isRequired: boolean; completion: 'view' | 'min_time' | 'min_score' | 'submit' | 'attend'; completionLeast: number | null; releaseAt: Date | null; releaseAfter: number | null; sha256: string; rev: number; by: string | null; hasText: boolean }
  }
  'classes.draftModules': {
    parameters: { classId: number }
    row: { id: number; slug: string; title: string; rev: number; by: string | null }
  }
  'classes.draftStates': {
    parameters: { now: Date; runs: string }
    row: { state: string }
  }
  'classes.dropChapter': {
    parameters: { at: Date; by: number | null | undefined; classId: number; id: number }
    row: Record<never, never>
  }
  'classes.dropChapters': {
    parameters: { at: Date; by: number | null | undefined; classId: number; id: number }
    row: Record<never, never>
  }
  'classes.dropInstructors': {
    parameters: { id: number; people: readonly string[] }
    row: Record<never, never>
  }
  'classes.dropModule': {
    parameters: { at: Date; by: number | null | undefined; classId: number; id: number }
    row: Record<never, never>
  }
  'classes.dropRuns': {
    parameters: { id: number; kept: readonly number[] }
    row: Record<never, never>
  }
  'classes.fileUnder': {
    parameters: { into: number; from: number }
    row: Record<never, never>
  }
  'classes.forgetChaptersBy': {
    parameters: { membershipId: number }
    row: Record<never, never>
  }
  'classes.forgetModulesBy': {
    parameters: { membershipId: number }
    row: Record<never, never>
  }
  'classes.forgetVersionsBy': {
    parameters: { membershipId: number }
    row: Record<never, never>
  }
  'classes.formerChapter': {
    parameters: { classId: number; slug: string }
    row: { title: string; stoodIn: string; slug: string | null; moduleSlug: string | null }
  }
  'classes.found': {
    parameters: { now: Date; search: string; like: string }
    row: { id: number }
  }
  'classes.goneChapter': {
    parameters: { classId: number; slug: string }
    row: { id: number }
  }
  'classes.goneModule': {
    parameters: { classId: number; id: number }
    row: { id: number; slug: string; title: string; removedAt: Date | null; slugs: string }
  }
  'classes.hasPrices': {
    parameters: Record<never, never>
    row: { isThere: boolean }
  }
  'classes.hasRuns': {
    parameters: Record<never, never>
    row: { isThere: boolean }
  }
  'classes.held.chapter': {
    parameters: { key: string | null | undefined }
    row: { id: string; label: string; key: string }
  }
  'classes.held.class': {
    parameters: { key: string | null | undefined }
    row: { id: string; label: string; key: string }
  }
  'classes.isCourseAhead': {
    parameters: { classId: number }
    row: { isAhead: boolean }
  }
  'classes.liftRuns': {
    parameters: { to: number; classId: number; from: number }
    row: Record<never, never>
  }
  'classes.options': {
    parameters: Record<never, never>
    row: { value: string; label: string }
  }
  'classes.outlines': {
    parameters: { programId: number | null | undefined; now: Date; type: readonly string[] | null | undefined; level: readonly string[] | null | undefined; search: string | null | undefined; like: string | null | undefined; categorySlug: string | null | undefined; limit: number; offset: number }
    row: { data: string | null }
  }
  'classes.pinRuns': {
    parameters: { number: number; classId: number; at: Date }
    row: Record<never, never>
  }
  'classes.pinnedRuns': {
    parameters: { classId: number }
    row: { id: number; name: string; startAt: Date; endAt: Date; timeZone: string; status: 'scheduled' | 'postponed' | 'cancelled' | 'completed'; pinned: number | null }
  }
  'classes.placeChapters': {
    parameters: { places: string; classId: number }
    row: Record<never, never>
  }
  'classes.placeModules': {
    parameters: { places: string; classId: number }
    row: Record<never, never>
  }
  'classes.programBySlug': {
    parameters: { slug: string }
    row: { id: number }
  }
  'classes.programOptions': {
    parameters: Record<never, never>
    row: { value: string; label: string }
  }
  'classes.publishCourses': {
    parameters: { classId: number; kind: string; note: string; by: number | null | undefined; at: Date }
    row: { done: string | null }
  }
  'classes.putChapter': {
    parameters: { slug: string; title: string; kind: string; minutes: number; isPreview: boolean; isRequired: boolean; completion: string; completionLeast: number | null | undefined; releaseAt: Date | null | undefined; releaseAfter: number | null | undefined; html: string; document: string; settings: string; at: Date; by: number | null | undefined; id: number }
    row: Record<never, never>
  }
  'classes.putInstructor': {
    parameters: { id: number; role: string; position: number; person: string }
    row: Record<never, never>
  }
  'classes.removeUnused': {
    parameters: { ownIds: readonly number[] }
    row: Record<never, never>
  }
  'classes.renameModule': {
    parameters: { title: string; slug: string; by: number | null | undefined; classId: number; id: number }
    row: Record<never, never>
  }
  'classes.renameTaught': {
    parameters: { from: string; to: string }
    row: Record<never, never>
  }
  'classes.runs': {
    parameters: { now: Date; since: Date; most: number }
    row: { data: string | null }
  }
  'classes.shownChapter': {
    parameters: { id: number }
    row: { slug: string; title: string; kind: string; minutes: number; isPreview: boolean; isRequired: boolean; completion: string; completionLeast: number | null; releaseAt: Date | null; releaseAfter: number | null; html: string; document: unknown; settings: unknown; edition: number; changedAt: Date }
  }
  'classes.shownChapters': {
    parameters: { classId: number; number: number }
    row: { id: number; moduleId: number; slug: string; title: string; kind: string; minutes: number; isPreview: boolean; isRequired: boolean; completion: string; completionLeast: number | null; releaseAt: Date | null; releaseAfter: number | null; sha256: string }
  }
  'classes.shownModules': {
    parameters: { classId: number; number: number }
    row: { id: number; slug: string; title: string }
  }
  'classes.syllabus': {
    parameters: { classroomId: number; now: Date }
    row: { data: string | null }
  }
  'classes.versionsBy': {
    parameters: { membershipId: number }
    row: { class: string; number: number; publishedAt: Date }
  }
  'classes.written': {
    parameters: { id: number }
    row: { slug: string; code: string; name: string; summary: string; html: string; type: 'self_paced' | 'live' | 'hybrid' | 'bootcamp' | 'webinar'; level: 'beginner' | 'intermediate' | 'advanced' | 'all'; cover: unknown; logo: unknown; seo: unknown; promoVideo: string | null; premium: boolean; tags: string[]; competencies: string[]; outcomes: string[]; prerequisites: string[]; audience: string[]; durationMinutes: number; price: number; compareAtPrice: number | null; certificate: boolean; passingScore: number; status: 'draft' | 'in_review' | 'scheduled' | 'published' | 'archived'; version: number; updatedAt: Date; categorySlug: string | null }
  }
  'classes.writtenChapter': {
    parameters: { id: number }
    row: { id: number; classId: number; moduleId: number; slug: string; title: string; kind: 'text' | 'video' | 'file' | 'quiz' | 'assignment' | 'code' | 'live' | 'embed'; minutes: number; isPreview: boolean; isRequired: boolean; completion: 'view' | 'min_time' | 'min_score' | 'submit' | 'attend'; completionLeast: number | null; releaseAt: Date | null; releaseAfter: number | null; html: string; document: unknown; settings: unknown; language: string | null; removedAt: Date | null; moduleTitle: string; moduleSlug: string }
  }
  'classes.writtenChapterLocked': {
    parameters: { id: number }
    row: { id: number; classId: number; moduleId: number; slug: string; title: string; kind: 'text' | 'video' | 'file' | 'quiz' | 'assignment' | 'code' | 'live' | 'embed'; minutes: number; isPreview: boolean; isRequired: boolean; completion: 'view' | 'min_time' | 'min_score' | 'submit' | 'attend'; completionLeast: number | null; releaseAt: Date | null; releaseAfter: number | null; html: string; document: unknown; settings: unknown; language: string | null; removedAt: Date | null; moduleTitle: string; moduleSlug: string }
  }
  'classes.writtenInstructors': {
    parameters: { id: number }
    row: { person: string; role: 'lead' | 'assistant' | 'mentor' }
  }
  'classes.writtenLocked': {
    parameters: { id: number }
    row: { slug: string; code: string; name: string; summary: string; html: string; type: 'self_paced' | 'live' | 'hybrid' | 'bootcamp' | 'webinar'; level: 'beginner' | 'intermediate' | 'advanced' | 'all'; cover: unknown; logo: unknown; seo: unknown; promoVideo: string | null; premium: boolean; tags: string[]; competencies: string[]; outcomes: string[]; prerequisites: string[]; audience: string[]; durationMinutes: number; price: number; compareAtPrice: number | null; certificate: boolean; passingScore: number; status: 'draft' | 'in_review' | 'scheduled' | 'published' | 'archived'; version: number; updatedAt: Date; categorySlug: string | null }
  }
  'classes.writtenRuns': {
    parameters: { id: number }
    row: { id: number; name: string; startAt: Date; endAt: Date; registrationOpenAt: Date | null; registrationCloseAt: Date | null; timeZone: string; mode: 'online' | 'offline' | 'hybrid'; venue: string | null; city: string | null; joinMode: 'open' | 'approval' | 'invite' | 'code'; joinCode: string | null; capacity: number | null; waitlist: boolean; price: number | null; status: 'scheduled' | 'postponed' | 'cancelled' | 'completed' }
  }
  'clickLog.old': {
    parameters: { before: Date; most: number }
    row: { count: number }
  }
  'clickLog.oldEvents': {
    parameters: { before: Date; most: number }
    row: { count: number }
  }
  'clickLog.write': {
    parameters: { rows: string }
    row: Record<never, never>
  }
  'clickLog.writeEvents': {
    parameters: { rows: string }
    row: Record<never, never>
  }
  'competences.bySlug': {
    parameters: { slug: string }
    row: { id: number; slug: string; name: string; description: string }
  }
  'competences.change': {
    parameters: { slug: string; name: string; description: string; at: Date; version: number; id: number }
    row: { id: number }
  }
  'competences.named': {
    parameters: { name: string; but: number | null | undefined }
    row: { status: 'draft' | 'published' | 'archived' }
  }
  'competences.others': {
    parameters: { exceptId: number; now: Date; limit: number }
    row: { id: number; slug: string; name: string; description: string }
  }
  'competences.put': {
    parameters: { slug: string; name: string; description: string; at: Date; version: number }
    row: { id: number }
  }
  'competences.taughtBy': {
    parameters: { personSlug: string; now: Date }
    row: { name: string; slug: string | null }
  }
  'competences.written': {
    parameters: { id: number }
    row: { slug: string; name: string; description: string; status: 'draft' | 'published' | 'archived'; version: number; updatedAt: Date }
  }
  'competences.writtenLocked': {
    parameters: { id: number }
    row: { slug: string; name: string; description: string; status: 'draft' | 'published' | 'archived'; version: number; updatedAt: Date }
  }
  'competitions.byCategory': {
    parameters: { categoryId: number }
    row: { id: number; slug: string; name: string; season: string; summary: string; descriptionHtml: string; rulesHtml: string; rulesVersion: string; fee: number; registrationOpenAt: Date; registrationCloseAt: Date; startsOn: string; endsOn: string; isCancelled: boolean }
  }
  'competitions.bySlug': {
    parameters: { slug: string }
    row: { id: number; slug: string; name: string; season: string; summary: string; descriptionHtml: string; rulesHtml: string; rulesVersion: string; fee: number; registrationOpenAt: Date; registrationCloseAt: Date; startsOn: string; endsOn: string; isCancelled: boolean }
  }
  'competitions.categories': {
    parameters: { seasonId: number }
    row: { id: number; slug: string; name: string; description: string; minMembers: number; maxMembers: number }
  }
  'competitions.current': {
    parameters: { today: string }
    row: { id: number; slug: string; name: string; season: string; summary: string; descriptionHtml: string; rulesHtml: string; rulesVersion: string; fee: number; registrationOpenAt: Date; registrationCloseAt: Date; startsOn: string; endsOn: string; isCancelled: boolean }
  }
  'competitions.school': {
    parameters: { id: number }
    row: { id: number; npsn: string; name: string; provinceCode: string | null; cityCode: string | null }
  }
  'competitions.seasons': {
    parameters: Record<never, never>
    row: { slug: string; season: string; name: string }
  }
  'competitions.stages': {
    parameters: { seasonId: number }
    row: { id: number; name: string; description: string; place: string; startsOn: string; endsOn: string }
  }
  'competitions.standings': {
    parameters: { seasonId: number }
    row: { categoryId: number; team: string; schoolId: number; school: string; provinceCode: string | null; cityCode: string | null; points: number | null; members: string[] }
  }
  'conversations.begin': {
    parameters: { membershipId: number | null | undefined; visitor: string | null | undefined; title: string; at: Date; expiresAt: Date; query: string }
    row: { id: number; conversationId: string }
  }
  'conversations.held': {
    parameters: { membershipId: number }
    row: { data: string | null }
  }
  'conversations.messages': {
    parameters: { id: string; limit: number; offset: number }
    row: { data: string | null }
  }
  'conversations.mine': {
    parameters: { membershipId: number | null | undefined; visitor: string | null | undefined }
    row: { data: string | null }
  }
  'conversations.own': {
    parameters: { id: string; membershipId: number | null | undefined; visitor: string | null | undefined }
    row: { id: string; title: string }
  }
  'conversations.remembered': {
    parameters: { id: string; limit: number }
    row: { query: string; answer: string; source: string | null }
  }
  'conversations.settle': {
    parameters: { ids: readonly number[]; answers: readonly string[]; sources: readonly string[]; cards: readonly string[]; suggestions: readonly string[]; states: readonly string[]; engines: readonly string[]; answered: readonly string[] }
    row: Record<never, never>
  }
  'coupons.byCode': {
    parameters: { code: string }
    row: { id: number; code: string; kind: 'percent' | 'amount'; value: number; uses: number | null; used: number; perPerson: number; minTotal: number; classId: number | null; startsAt: Date | null; endsAt: Date | null; isActive: boolean; className: string | null }
  }
  'coupons.byId': {
    parameters: { id: number }
    row: { id: number; code: string; kind: 'percent' | 'amount'; value: number; uses: number | null; used: number; perPerson: number; minTotal: number; classId: number | null; startsAt: Date | null; endsAt: Date | null; isActive: boolean; className: string | null }
  }
  'coupons.count': {
    parameters: { search: string | null | undefined; state: string | null | undefined; now: Date }
    row: { total: number }
  }
  'coupons.free': {
    parameters: { orderCode: string }
    row: { couponId: number }
  }
  'coupons.giveBack': {
    parameters: { id: number }
    row: Record<never, never>
  }
  'coupons.held': {
    parameters: { membershipId: number }
    row: { data: string | null }
  }
  'coupons.isClass': {
    parameters: { id: number }
    row: { id: number }
  }
  'coupons.lock': {
    parameters: { code: string; membershipId: number }
    row: { id: number; code: string; kind: 'percent' | 'amount'; value: number; uses: number | null; used: number; perPerson: number; minTotal: number; classId: number | null; startsAt: Date | null; endsAt: Date | null; isActive: boolean; className: string | null }
  }
  'coupons.move': {
    parameters: { to: string; from: string }
    row: Record<never, never>
  }
  'coupons.page': {
    parameters: { search: string | null | undefined; state: string | null | undefined; now: Date; limit: number; offset: number }
    row: { id: number; code: string; kind: 'percent' | 'amount'; value: number; uses: number | null; used: number; perPerson: number; minTotal: number; classId: number | null; startsAt: Date | null; endsAt: Date | null; isActive: boolean; className: string | null }
  }
  'coupons.paidClasses': {
    parameters: Record<never, never>
    row: { id: number; name: string }
  }
  'coupons.retake': {
    parameters: { code: string; orderCode: string; membershipId: number; now: Date }
    row: { id: number }
  }
  'coupons.take': {
    parameters: { id: number; now: Date }
    row: Record<never, never>
  }
  'coupons.use': {
    parameters: { couponId: number; orderCode: string; membershipId: number; now: Date; perPerson: number }
    row: Record<never, never>
  }
  'coupons.usesOfCode': {
    parameters: { code: string; membershipId: number }
    row: { count: number }
  }
  'db.waitForTurn': {
    parameters: { turn: number; id: number }
    row: { pg_advisory_xact_lock: string | null }
  }
  'digest.old': {
    parameters: { before: Date }
    row: Record<never, never>
  }
  'digest.take': {
    parameters: { now: Date; before: Date; most: number }
    row: { membershipId: number; name: string; email: string | null; lines: string }
  }
  'digest.tenants': {
    parameters: { now: Date }
    row: { tenantId: number }
  }
  'discTests.count': {
    parameters: { wording: string; letters: string }
    row: Record<never, never>
  }
  'discTests.counts': {
    parameters: Record<never, never>
    row: { letters: 'D' | 'I' | 'S' | 'C' | '-'; count: number }
  }
  'discTests.insert': {
    parameters: { membershipId: number | null | undefined; ownerHash: string; wording: string; sealed: string; at: Date }
    row: { id: number }
  }
  'discTests.ofMember': {
    parameters: { membershipId: number }
    row: { id: number; membershipId: number | null; ownerHash: string; shareHash: string | null; wording: string; sealed: string; createdAt: Date }
  }
  'discTests.owned': {
    parameters: { hash: string }
    row: { id: number; membershipId: number | null; ownerHash: string; shareHash: string | null; wording: string; sealed: string; createdAt: Date }
  }
  'discTests.remove': {
    parameters: { id: number }
    row: Record<never, never>
  }
  'discTests.removeOld': {
    parameters: { before: Date }
    row: Record<never, never>
  }
  'discTests.share': {
    parameters: { shareHash: string | null | undefined; sealed: string; id: number }
    row: Record<never, never>
  }
  'discTests.shared': {
    parameters: { hash: string }
    row: { id: number; membershipId: number | null; ownerHash: string; shareHash: string | null; wording: string; sealed: string; createdAt: Date }
  }
  'discTests.tenantsWithOld': {
    parameters: { before: Date }
    row: { tenantId: number }
  }
  'documents.bySubject': {
    parameters: { kind: string; subject: string }
    row: { kind: 'INV' | 'KW' | 'NK'; year: number; seq: number; number: string; subject: string; orderCode: string; issuedAt: Date; content: unknown; sha256: string }
  }
  'documents.draw': {
    parameters: { kind: string; year: number; now: Date; subject: string }
    row: { seq: number; issuedAt: Date }
  }
  'documents.insert': {
    parameters: { kind: string; year: number; seq: number; number: string; subject: string; orderCode: string; issuedAt: Date; content: string; sha256: string }
    row: Record<never, never>
  }
  'documents.ofOrder': {
    parameters: { orderCode: string }
    row: { kind: 'INV' | 'KW' | 'NK'; year: number; seq: number; number: string; subject: string; orderCode: string; issuedAt: Date; content: unknown; sha256: string }
  }
  'documents.undraw': {
    parameters: { kind: string; year: number; seq: number }
    row: Record<never, never>
  }
  'domains.add': {
    parameters: { host: string }
    row: { id: number; host: string; state: 'pending' | 'verified' | 'active' | 'failed'; isPrimary: boolean; verifyToken: string; verifiedAt: Date | null; checkedAt: Date | null; lastError: string | null }
  }
  'domains.checked': {
    parameters: { state: string; now: Date; error: string | null | undefined; id: number }
    row: Record<never, never>
  }
  'domains.due': {
    parameters: { before: Date }
    row: { id: number; tenantId: number; slug: string }
  }
  'domains.find': {
    parameters: { id: number }
    row: { id: number; host: string; state: 'pending' | 'verified' | 'active' | 'failed'; isPrimary: boolean; verifyToken: string; verifiedAt: Date | null; checkedAt: Date | null; lastError: string | null }
  }
  'domains.hasActive': {
    parameters: Record<never, never>
    row: { isThere: boolean }
  }
  'domains.list': {
    parameters: Record<never, never>
    row: { id: number; host: string; state: 'pending' | 'verified' | 'active' | 'failed'; isPrimary: boolean; verifyToken: string; verifiedAt: Date | null; checkedAt: Date | null; lastError: string | null }
  }
  'donations.campaign': {
    parameters: { pictureBase: string; slug: string }
    row: { data: string | null }
  }
  'donations.campaigns': {
    parameters: { pictureBase: string; today: string; limit: number; offset: number }
    row: { data: string | null }
  }
  'donations.change': {
    parameters: { slug: string; title: string; summary: string; html: string; goal: number | null | undefined; endsOn: string | null | undefined; amounts: string; picture: string | null | undefined; at: Date; version: number; id: number }
    row: { id: number }
  }
  'donations.count': {
    parameters: { campaign: number | null | undefined; state: string | null | undefined; words: string | null | undefined; search: string | null | undefined }
    row: { total: number }
  }
  'donations.decide': {
    parameters: { words: string; id: number }
    row: { id: number; name: string }
  }
  'donations.firstCampaign': {
    parameters: { today: string }
    row: { slug: string }
  }
  'donations.held.campaign': {
    parameters: { key: string | null | undefined }
    row: { id: string; label: string; key: string }
  }
  'donations.held.use': {
    parameters: { key: string | null | undefined }
    row: { id: string; label: string; key: string }
  }
  'donations.insertUse': {
    parameters: { campaignId: number; spentOn: string; amount: number; words: string; receipt: string | null | undefined; by: number | null | undefined; at: Date }
    row: { id: number }
  }
  'donations.known': {
    parameters: { id: number }
    row: { id: number; name: string; words: 'pending' | 'published' | 'rejected' }
  }
  'donations.lockRepeats': {
    parameters: { hash: string }
    row: { pg_advisory_xact_lock: string | null }
  }
  'donations.lockUse': {
    parameters: { id: number }
    row: { id: number; campaignId: number; amount: number; words: string; undoneAt: Date | null }
  }
  'donations.page': {
    parameters: { campaign: number | null | undefined; state: string | null | undefined; words: string | null | undefined; search: string | null | undefined; limit: number; offset: number }
    row: { id: number; code: string; number: string | null; campaign: string | null; name: string; isAnonymous: boolean; email: string | null; message: string; amount: number; refunded: number; state: 'pending' | 'paid' | 'refunded' | 'partially_refunded' | 'charged_back' | 'expired' | 'cancelled' | 'failed'; words: 'pending' | 'published' | 'rejected'; createdAt: Date; paidAt: Date | null }
  }
  'donations.paid': {
    parameters: { at: Date; code: string }
    row: { id: number }
  }
  'donations.personal': {
    parameters: { membershipId: number }
    row: { data: string | null }
  }
  'donations.put': {
    parameters: { slug: string; title: string; summary: string; html: string; goal: number | null | undefined; endsOn: string | null | undefined; amounts: string; picture: string | null | undefined; at: Date; version: number }
    row: { id: number }
  }
  'donations.repeated': {
    parameters: { hash: string; since: Date }
    row: { id: number; code: string }
  }
  'donations.returned': {
    parameters: { amount: number; code: string }
    row: Record<never, never>
  }
  'donations.shownUses': {
    parameters: { pictureBase: string; campaignId: number }
    row: { data: string | null }
  }
  'donations.sums': {
    parameters: Record<never, never>
    row: { id: number; slug: string; title: string; given: number; returned: number; spent: number }
  }
  'donations.undoUse': {
    parameters: { at: Date; id: number }
    row: Record<never, never>
  }
  'donations.uses': {
    parameters: { campaign: number | null | undefined; limit: number; offset: number }
    row: { id: number; campaign: string | null; words: string; spentOn: string; amount: number; byName: string | null; undoneAt: Date | null }
  }
  'donations.usesCount': {
    parameters: { campaign: number | null | undefined }
    row: { total: number }
  }
  'donations.waiting': {
    parameters: Record<never, never>
    row: { count: number }
  }
  'donations.wall': {
    parameters: { campaignId: number }
    row: { data: string | null }
  }
  'donations.without': {
    parameters: Record<never, never>
    row: { code: string }
  }
  'donations.written': {
    parameters: { id: number }
    row: { id: number; slug: string; title: string; summary: string; html: string; goal: number | null; endsOn: string | null; amounts: unknown; picture: unknown; status: 'draft' | 'published' | 'archived'; version: number; updatedAt: Date }
  }
  'donations.writtenLocked': {
    parameters: { id: number }
    row: { id: number; slug: string; title: string; summary: string; html: string; goal: number | null; endsOn: string | null; amounts: unknown; picture: unknown; status: 'draft' | 'published' | 'archived'; version: number; updatedAt: Date }
  }
  'donations.wrongFunds': {
    parameters: Record<never, never>
    row: { owner: string; booked: number; held: number }
  }
  'donations.wrongUses': {
    parameters: Record<never, never>
    row: { owner: string; booked: number; written: number }
  }
  'draftLinks.expire': {
    parameters: { now: Date }
    row: Record<never, never>
  }
  'draftLinks.find': {
    parameters: { hash: string; now: Date }
    row: { kind: string; id: string }
  }
  'draftLinks.forget': {
    parameters: { membershipId: number }
    row: Record<never, never>
  }
  'draftLinks.insert': {
    parameters: { hash: string; kind: string; id: string; by: number; at: Date; until: Date }
    row: { number: number }
  }
  'draftLinks.made': {
    parameters: { membershipId: number }
    row: { kind: string; madeAt: Date; expiresAt: Date }
  }
  'draftLinks.open': {
    parameters: { kind: string; id: string; now: Date }
    row: { number: number; madeAt: Date; expiresAt: Date; by: string | null }
  }
  'draftLinks.revoke': {
    parameters: { at: Date; kind: string; id: string; number: number }
    row: { number: number }
  }
  'embeddings.claim': {
    parameters: { until: Date; version: number; now: Date }
    row: { version: number }
  }
  'embeddings.due': {
    parameters: { now: Date }
    row: { id: number }
  }
  'embeddings.note': {
    parameters: { failures: number; problem: string; retryAt: Date | null | undefined; version: number }
    row: Record<never, never>
  }
  'embeddings.reserve': {
    parameters: { month: string; tokens: number; ceiling: number }
    row: { month: string }
  }
  'embeddings.settings': {
    parameters: Record<never, never>
    row: { baseUrl: string; model: string; keySealed: string | null; monthlyTokens: number; version: number; failures: number; problem: string }
  }
  'embeddings.settle': {
    parameters: { more: number; month: string }
    row: Record<never, never>
  }
  'embeddings.used': {
    parameters: { month: string }
    row: { tokens: number }
  }
  'enrolments.addEvent': {
    parameters: { enrolmentId: number; number: number; from: string | null | undefined; to: string; classroomId: number | null | undefined; by: number | null | undefined; why: string; at: Date }
    row: Record<never, never>
  }
  'enrolments.admins': {
    parameters: Record<never, never>
    row: { email: string }
  }
  'enrolments.before': {
    parameters: { id: number }
    row: { ahead: number }
  }
  'enrolments.change': {
    parameters: { state: string; classroomId: number | null | undefined; version: number; at: Date; id: number }
    row: Record<never, never>
  }
  'enrolments.chapters': {
    parameters: { enrolmentId: number; classId: number }
    row: { id: number; slug: string; title: string; kind: string; minutes: number; isRequired: boolean; moduleId: number; moduleSlug: string; moduleTitle: string; completion: string; completionLeast: number | null; releaseAt: Date | null; releaseAfter: number | null; openedAt: Date | null; begunAt: Date | null; doneAt: Date | null; block: number | null; second: number | null; isNew: boolean }
  }
  'enrolments.cityOf': {
    parameters: { membershipId: number }
    row: { cityCode: string | null }
  }
  'enrolments.classById': {
    parameters: { now: Date; id: number }
    row: { id: number; slug: string; name: string; type: 'self_paced' | 'live' | 'hybrid' | 'bootcamp' | 'webinar'; premium: boolean; price: number; certificate: boolean; isOpen: boolean }
  }
  'enrolments.classBySlug': {
    parameters: { now: Date; slug: string }
    row: { id: number; slug: string; name: string; type: 'self_paced' | 'live' | 'hybrid' | 'bootcamp' | 'webinar'; premium: boolean; price: number; certificate: boolean; isOpen: boolean }
  }
  'enrolments.contact': {
    parameters: { membershipId: number }
    row: { name: string; email: string | null }
  }
  'enrolments.count': {
    parameters: { isAll: boolean; viewerId: number; programIds: readonly number[]; classId: number | null | undefined; runId: number | null | undefined; state: string | null | undefined; search: string | null | undefined; seesMail: boolean; seesAllMail: boolean }
    row: { total: number }
  }
  'enrolments.done': {
    parameters: { chapterId: number; at: Date; enrolmentIds: readonly number[] }
    row: Record<never, never>
  }
  'enrolments.firstWaiting': {
    parameters: { classroomId: number }
    row: { id: number; classId: number; classroomId: number | null; membershipId: number; state: 'requested' | 'invited' | 'pending_payment' | 'waitlisted' | 'active' | 'completed' | 'declined' | 'cancelled' | 'expired' | 'suspended' | 'refunded'; origin: 'self' | 'code' | 'staff'; version: number; joinedAt: Date | null; finishedAt: Date | null }
  }
  'enrolments.freeSeat': {
    parameters: { classroomId: number }
    row: Record<never, never>
  }
  'enrolments.held': {
    parameters: { membershipId: number }
    row: { data: string | null }
  }
  'enrolments.insert': {
    parameters: { classId: number; classroomId: number | null | undefined; membershipId: number; state: string; origin: string; at: Date }
    row: { id: number; classId: number; classroomId: number | null; membershipId: number; state: 'requested' | 'invited' | 'pending_payment' | 'waitlisted' | 'active' | 'completed' | 'declined' | 'cancelled' | 'expired' | 'suspended' | 'refunded'; origin: 'self' | 'code' | 'staff'; version: number; joinedAt: Date | null; finishedAt: Date | null }
  }
  'enrolments.insertDrawn': {
    parameters: { id: number; classId: number; classroomId: number | null | undefined; membershipId: number; state: string; origin: string; at: Date }
    row: Record<never, never>
  }
  'enrolments.knownMember': {
    parameters: { email: string }
    row: { id: number; name: string }
  }
  'enrolments.learning': {
    parameters: { pictureBase: string; membershipId: number }
    row: { id: number; state: 'requested' | 'invited' | 'pending_payment' | 'waitlisted' | 'active' | 'completed' | 'declined' | 'cancelled' | 'expired' | 'suspended' | 'refunded'; stateSince: Date; joinedAt: Date | null; finishedAt: Date | null; classroomId: number | null; classId: number; slug: string; name: string; type: 'self_paced' | 'live' | 'hybrid' | 'bootcamp' | 'webinar'; premium: boolean; number: number | null; cover: unknown; runName: string | null; startAt: Date | null; endAt: Date | null; timeZone: string | null; mode: 'online' | 'offline' | 'hybrid' | null; venue: string | null; city: string | null; runStatus: 'scheduled' | 'postponed' | 'cancelled' | 'completed' | null; total: number; done: number; fresh: number; nextSlug: string | null; nextModule: string | null; nextTitle: string | null }
  }
  'enrolments.learningIn': {
    parameters: { pictureBase: string; membershipId: number; slug: string }
    row: { id: number; state: 'requested' | 'invited' | 'pending_payment' | 'waitlisted' | 'active' | 'completed' | 'declined' | 'cancelled' | 'expired' | 'suspended' | 'refunded'; stateSince: Date; joinedAt: Date | null; finishedAt: Date | null; classroomId: number | null; classId: number; slug: string; name: string; type: 'self_paced' | 'live' | 'hybrid' | 'bootcamp' | 'webinar'; premium: boolean; number: number | null; cover: unknown; runName: string | null; startAt: Date | null; endAt: Date | null; timeZone: string | null; mode: 'online' | 'offline' | 'hybrid' | null; venue: string | null; city: string | null; runStatus: 'scheduled' | 'postponed' | 'cancelled' | 'completed' | null; total: number; done: number; fresh: number; nextSlug: string | null; nextModule: string | null; nextTitle: string | null }
  }
  'enrolments.lock': {
    parameters: { id: number }
    row: { id: number; classId: number; classroomId: number | null; membershipId: number; state: 'requested' | 'invited' | 'pending_payment' | 'waitlisted' | 'active' | 'completed' | 'declined' | 'cancelled' | 'expired' | 'suspended' | 'refunded'; origin: 'self' | 'code' | 'staff'; version: number; joinedAt: Date | null; finishedAt: Date | null }
  }
  'enrolments.lockSeats': {
    parameters: { classroomId: number }
    row: { taken: number }
  }
  'enrolments.lockSeatsIn': {
    parameters: { slug: string; runId: number | null | undefined }
    row: { taken: number }
  }
  'enrolments.looksAfter': {
    parameters: { membershipId: number }
    row: { data: string | null }
  }
  'enrolments.managedClasses': {
    parameters: { isAll: boolean; viewerId: number; programIds: readonly number[]; classId: number | null | undefined }
    row: { id: number; name: string; slug: string; type: 'self_paced' | 'live' | 'hybrid' | 'bootcamp' | 'webinar'; waiting: number }
  }
  'enrolments.managedRuns': {
    parameters: { isAll: boolean; viewerId: number; programIds: readonly number[] }
    row: { id: number; classId: number; name: string }
  }
  'enrolments.nextId': {
    parameters: Record<never, never>
    row: { id: number }
  }
  'enrolments.opened': {
    parameters: { enrolmentId: number; chapterId: number; at: Date }
    row: Record<never, never>
  }
  'enrolments.own': {
    parameters: { classId: number; membershipId: number }
    row: { id: number; classId: number; classroomId: number | null; membershipId: number; state: 'requested' | 'invited' | 'pending_payment' | 'waitlisted' | 'active' | 'completed' | 'declined' | 'cancelled' | 'expired' | 'suspended' | 'refunded'; origin: 'self' | 'code' | 'staff'; version: number; joinedAt: Date | null; finishedAt: Date | null; runName: string | null }
  }
  'enrolments.ownBySlug': {
    parameters: { slug: string; membershipId: number }
    row: { id: number; classId: number; classroomId: number | null; membershipId: number; state: 'requested' | 'invited' | 'pending_payment' | 'waitlisted' | 'active' | 'completed' | 'declined' | 'cancelled' | 'expired' | 'suspended' | 'refunded'; origin: 'self' | 'code' | 'staff'; version: number; joinedAt: Date | null; finishedAt: Date | null; runName: string | null }
  }
  'enrolments.ownChapters': {
    parameters: { membershipId: number; slug: string }
    row: { enrolmentId: number; state: 'requested' | 'invited' | 'pending_payment' | 'waitlisted' | 'active' | 'completed' | 'declined' | 'cancelled' | 'expired' | 'suspended' | 'refunded'; type: 'self_paced' | 'live' | 'hybrid' | 'bootcamp' | 'webinar'; premium: boolean; classSlug: string; id: number; slug: string; kind: string; isRequired: boolean; moduleSlug: string; completion: string; completionLeast: number | null; releaseAt: Date | null; releaseAfter: number | null; begunAt: Date | null; doneAt: Date | null; block: number | null; second: number | null }
  }
  'enrolments.ownHeld': {
    parameters: { slug: string; membershipId: number }
    row: { id: number; classId: number; classroomId: number | null; membershipId: number; state: 'requested' | 'invited' | 'pending_payment' | 'waitlisted' | 'active' | 'completed' | 'declined' | 'cancelled' | 'expired' | 'suspended' | 'refunded'; origin: 'self' | 'code' | 'staff'; version: number; joinedAt: Date | null; finishedAt: Date | null; runName: string | null }
  }
  'enrolments.page': {
    parameters: { isAll: boolean; viewerId: number; programIds: readonly number[]; classId: number | null | undefined; runId: number | null | undefined; state: string | null | undefined; search: string | null | undefined; seesMail: boolean; seesAllMail: boolean; byName: boolean; limit: number; offset: number }
    row: { id: number; classId: number; runId: number | null; state: 'requested' | 'invited' | 'pending_payment' | 'waitlisted' | 'active' | 'completed' | 'declined' | 'cancelled' | 'expired' | 'suspended' | 'refunded'; origin: 'self' | 'code' | 'staff'; stateSince: Date; joinedAt: Date | null; membershipId: number; className: string; slug: string; type: 'self_paced' | 'live' | 'hybrid' | 'bootcamp' | 'webinar'; runName: string | null; name: string; email: string | null; isRestricted: boolean; total: number; done: number; seenAt: Date | null }
  }
  'enrolments.placed': {
    parameters: { enrolmentId: number; chapterId: number; at: Date; block: number | null | undefined; second: number | null | undefined }
    row: Record<never, never>
  }
  'enrolments.reach': {
    parameters: { id: number; isAll: boolean; viewerId: number; programIds: readonly number[] }
    row: { id: number; classId: number; runId: number | null; name: string; className: string }
  }
  'enrolments.readable': {
    parameters: { membershipId: number }
    row: { key: string }
  }
  'enrolments.reader': {
    parameters: { now: Date; chapterSlug: string; membershipId: number; slug: string }
    row: { id: number; classId: number; slug: string; number: number | null; chapterId: number | null; kind: string | null; completion: string | null; completionLeast: number | null; release: string }
  }
  'enrolments.runs': {
    parameters: { now: Date; classId: number | null | undefined; id: number | null | undefined }
    row: { id: number; classId: number; name: string; startAt: Date; endAt: Date; registrationOpenAt: Date | null; registrationCloseAt: Date | null; timeZone: string; mode: 'online' | 'offline' | 'hybrid'; venue: string | null; city: string | null; registrarCityCodes: string[]; capacity: number | null; waitlist: boolean; price: number; joinMode: 'open' | 'approval' | 'invite' | 'code'; joinCode: string | null; status: 'scheduled' | 'postponed' | 'cancelled' | 'completed'; state: string; taken: number }
  }
  'enrolments.runsBySlug': {
    parameters: { now: Date; slug: string }
    row: { id: number; classId: number; name: string; startAt: Date; endAt: Date; registrationOpenAt: Date | null; registrationCloseAt: Date | null; timeZone: string; mode: 'online' | 'offline' | 'hybrid'; venue: string | null; city: string | null; registrarCityCodes: string[]; capacity: number | null; waitlist: boolean; price: number; joinMode: 'open' | 'approval' | 'invite' | 'code'; joinCode: string | null; status: 'scheduled' | 'postponed' | 'cancelled' | 'completed'; state: string; taken: number }
  }
  'enrolments.seatLeft': {
    parameters: { classroomId: number }
    row: { isLeft: boolean }
  }
  'enrolments.seatsOf': {
    parameters: { membershipId: number }
    row: { classroomId: number }
  }
  'enrolments.seatsRow': {
    parameters: { classroomId: number }
    row: Record<never, never>
  }
  'enrolments.seatsRowsIn': {
    parameters: { slug: string; runId: number | null | undefined }
    row: Record<never, never>
  }
  'enrolments.segmentMembers': {
    parameters: { classId: number }
    row: { id: number }
  }
  'enrolments.segments': {
    parameters: Record<never, never>
    row: { id: number; name: string }
  }
  'enrolments.staff': {
    parameters: { classId: number }
    row: { membershipId: number; role: 'lead' | 'assistant' | 'mentor' | 'grader' | 'editor'; name: string; email: string | null }
  }
  'enrolments.standingOf': {
    parameters: { ids: readonly number[] }
    row: { id: number; state: 'requested' | 'invited' | 'pending_payment' | 'waitlisted' | 'active' | 'completed' | 'declined' | 'cancelled' | 'expired' | 'suspended' | 'refunded'; type: 'self_paced' | 'live' | 'hybrid' | 'bootcamp' | 'webinar'; total: number; done: number; fresh: number }
  }
  'enrolments.takeHeldSeat': {
    parameters: { classroomId: number }
    row: Record<never, never>
  }
  'enrolments.takeSeat': {
    parameters: { classroomId: number }
    row: { taken: number }
  }
  'enrolments.told': {
    parameters: { classId: number }
    row: { email: string }
  }
  'enrolments.waitingCount': {
    parameters: { isAll: boolean; viewerId: number; programIds: readonly number[] }
    row: { total: number }
  }
  'entries.begin': {
    parameters: { kind: string; title: string; owner: number | null | undefined; at: Date }
    row: { id: number }
  }
  'entries.binned': {
    parameters: { kind: string; before: Date }
    row: { id: number; ownId: number | null }
  }
  'entries.byOwn': {
    parameters: { kind: string; ownId: number }
    row: { id: number }
  }
  'entries.byTime': {
    parameters: { kind: string; owner: number | null | undefined; ownIds: readonly number[]; search: string | null | undefined; state: string; limit: number; offset: number; pictureBase: string }
    row: { data: string | null }
  }
  'entries.byTitle': {
    parameters: { kind: string; owner: number | null | undefined; ownIds: readonly number[]; search: string | null | undefined; state: string; limit: number; offset: number; pictureBase: string }
    row: { data: string | null }
  }
  'entries.claim': {
    parameters: { ownId: number; at: Date; kind: string; id: number }
    row: Record<never, never>
  }
  'entries.dueBins': {
    parameters: { before: Date }
    row: { tenantId: number }
  }
  'entries.entry': {
    parameters: { kind: string; id: number }
    row: { id: number; ownId: number | null; slug: string; title: string; cover: unknown; status: 'draft' | 'published' | 'archived'; ownerId: number | null; touchedAt: Date; trashedAt: Date | null; trashedFrom: 'draft' | 'published' | 'archived' | null; trashedSlug: string | null }
  }
  'entries.forgetOwner': {
    parameters: { membershipId: number }
    row: Record<never, never>
  }
  'entries.gone': {
    parameters: { kind: string; ids: readonly number[] }
    row: Record<never, never>
  }
  'entries.handOver': {
    parameters: { to: number | null | undefined; kind: string; id: number }
    row: Record<never, never>
  }
  'entries.hasPublished': {
    parameters: { kind: string }
    row: { isThere: boolean }
  }
  'entries.living': {
    parameters: { kind: string }
    row: { id: number; ownId: number | null; slug: string; status: 'draft' | 'published' | 'archived' }
  }
  'entries.locked': {
    parameters: { kind: string; id: number }
    row: { id: number; ownId: number | null; slug: string; title: string; cover: unknown; status: 'draft' | 'published' | 'archived'; ownerId: number | null; touchedAt: Date; trashedAt: Date | null; trashedFrom: 'draft' | 'published' | 'archived' | null; trashedSlug: string | null }
  }
  'entries.named': {
    parameters: { words: string; whole: readonly string[]; own: readonly string[]; owner: number; most: number }
    row: { id: number; kind: string; title: string; note: string }
  }
  'entries.newest': {
    parameters: { kind: string; owner: number | null | undefined; ownIds: readonly number[]; search: string | null | undefined; state: string; limit: number; offset: number; pictureBase: string }
    row: { data: string | null }
  }
  'entries.onSite': {
    parameters: { slugs: readonly string[]; ids: readonly number[] }
    row: { id: number; kind: string; ownId: number; slug: string; title: string; ownerId: number | null }
  }
  'entries.own': {
    parameters: { membershipId: number }
    row: { kind: string; title: string; status: 'draft' | 'published' | 'archived'; touchedAt: Date }
  }
  'entries.refresh': {
    parameters: { kind: string; ownId: number; id: number }
    row: Record<never, never>
  }
  'entries.setStatus': {
    parameters: { status: string; at: Date; kind: string; id: number }
    row: Record<never, never>
  }
  'entries.touch': {
    parameters: { at: Date; title: string; cover: string | null | undefined; kind: string; id: number }
    row: Record<never, never>
  }
  'entries.trash': {
    parameters: { at: Date; from: string; slug: string; kind: string; id: number }
    row: Record<never, never>
  }
  'entries.twin': {
    parameters: { kind: string; ownId: number; id: number }
    row: Record<never, never>
  }
  'entries.untrash': {
    parameters: { at: Date; kind: string; id: number }
    row: Record<never, never>
  }
  'events.addProgram': {
    parameters: { eventId: number; slug: string; title: string; kind: string; html: string; cover: string | null | undefined; startAt: Date; endAt: Date; room: string | null | undefined; capacity: number | null | undefined; position: number; at: Date }
    row: Record<never, never>
  }
  'events.addSpeaker': {
    parameters: { eventId: number; name: string; bio: string; image: string | null | undefined; isConfirmed: boolean; linkedIn: string | null | undefined; position: number }
    row: Record<never, never>
  }
  'events.change': {
    parameters: { slug: string; title: string; kind: string; summary: string; html: string; cover: string | null | undefined; startAt: Date; endAt: Date; timeZone: string; mode: string; venue: string | null | undefined; address: string | null | undefined; cityCode: string | null | undefined; onlineUrl: string | null | undefined; registrationUrl: string | null | undefined; status: string; activities: string; tiers: string; agenda: string; seo: string; classSlug: string; at: Date; version: number; id: number }
    row: { id: number }
  }
  'events.changeProgram': {
    parameters: { title: string; kind: string; html: string; cover: string | null | undefined; startAt: Date; endAt: Date; room: string | null | undefined; capacity: number | null | undefined; position: number; at: Date; eventId: number; id: number }
    row: { id: number }
  }
  'events.changeSpeaker': {
    parameters: { name: string; bio: string; image: string | null | undefined; isConfirmed: boolean; linkedIn: string | null | undefined; position: number; eventId: number; id: number }
    row: { id: number }
  }
  'events.choices': {
    parameters: { now: Date; isPast: boolean }
    row: { data: string | null }
  }
  'events.detail': {
    parameters: { pictureBase: string; now: Date; slug: string | null | undefined; id: number | null | undefined }
    row: { data: string | null }
  }
  'events.dropPrograms': {
    parameters: { id: number; kept: readonly number[] }
    row: Record<never, never>
  }
  'events.dropSpeakers': {
    parameters: { id: number; kept: readonly number[] }
    row: Record<never, never>
  }
  'events.held.event': {
    parameters: { key: string | null | undefined }
    row: { id: string; label: string; key: string }
  }
  'events.held.event_program': {
    parameters: { key: string | null | undefined }
    row: { id: string; label: string; key: string }
  }
  'events.held.speaker': {
    parameters: { key: string | null | undefined }
    row: { id: string; label: string; key: string }
  }
  'events.list': {
    parameters: { pictureBase: string; now: Date; isPast: boolean; month: string | null | undefined; kind: string | null | undefined; cityCode: string | null | undefined; excludeId: number | null | undefined; limit: number; offset: number }
    row: { data: string | null }
  }
  'events.program': {
    parameters: { pictureBase: string; now: Date; id: number }
    row: { data: string | null }
  }
  'events.programs': {
    parameters: { pictureBase: string; now: Date; limit: number; offset: number }
    row: { data: string | null }
  }
  'events.put': {
    parameters: { classSlug: string; slug: string; title: string; kind: string; summary: string; html: string; cover: string | null | undefined; startAt: Date; endAt: Date; timeZone: string; mode: string; venue: string | null | undefined; address: string | null | undefined; cityCode: string | null | undefined; onlineUrl: string | null | undefined; registrationUrl: string | null | undefined; status: string; activities: string; tiers: string; agenda: string; seo: string; at: Date; version: number }
    row: { id: number }
  }
  'events.recent': {
    parameters: { pictureBase: string; now: Date; since: Date; most: number }
    row: { data: string | null }
  }
  'events.written': {
    parameters: { id: number }
    row: { slug: string; title: string; summary: string; html: string; kind: 'festival' | 'seminar' | 'workshop' | 'hackathon' | 'exhibition' | 'competition' | 'gathering'; startAt: Date; endAt: Date; timeZone: 'Asia/Jakarta' | 'Asia/Makassar' | 'Asia/Jayapura'; status: 'scheduled' | 'postponed' | 'cancelled'; mode: 'online' | 'offline' | 'hybrid'; venue: string | null; address: string | null; cityCode: string | null; onlineUrl: string | null; registrationUrl: string | null; cover: unknown; seo: unknown; agenda: unknown; activities: unknown; tiers: unknown; editorialStatus: 'draft' | 'in_review' | 'scheduled' | 'published' | 'archived'; version: number; updatedAt: Date; classSlug: string | null }
  }
  'events.writtenLocked': {
    parameters: { id: number }
    row: { slug: string; title: string; summary: string; html: string; kind: 'festival' | 'seminar' | 'workshop' | 'hackathon' | 'exhibition' | 'competition' | 'gathering'; startAt: Date; endAt: Date; timeZone: 'Asia/Jakarta' | 'Asia/Makassar' | 'Asia/Jayapura'; status: 'scheduled' | 'postponed' | 'cancelled'; mode: 'online' | 'offline' | 'hybrid'; venue: string | null; address: string | null; cityCode: string | null; onlineUrl: string | null; registrationUrl: string | null; cover: unknown; seo: unknown; agenda: unknown; activities: unknown; tiers: unknown; editorialStatus: 'draft' | 'in_review' | 'scheduled' | 'published' | 'archived'; version: number; updatedAt: Date; classSlug: string | null }
  }
  'events.writtenPrograms': {
    parameters: { id: number }
    row: { id: number; slug: string; title: string; kind: 'workshop' | 'competition' | 'exhibition' | 'talk' | 'performance'; html: string; cover: unknown; startAt: Date; endAt: Date; room: string | null; capacity: number | null }
  }
  'events.writtenSpeakers': {
    parameters: { id: number }
    row: { id: number; name: string; short_bio: string; image: unknown; isConfirmed: boolean; linkedIn: string | null }
  }
  'factors.any': {
    parameters: { accountId: string }
    row: { has: boolean }
  }
  'factors.authenticatorSince': {
    parameters: { accountId: string }
    row: { held: string | null }
  }
  'factors.confirm': {
    parameters: { now: Date; step: number; accountId: string; sealed: string }
    row: { account_id: string }
  }
  'factors.newestEvents': {
    parameters: { accountId: string; count: number }
    row: { at: Date; action: string; ip: string; userAgent: string; detail: unknown }
  }
  'factors.passkeysHeld': {
    parameters: { accountId: string }
    row: { held: string | null }
  }
  'factors.pending': {
    parameters: { accountId: string; sealed: string; now: Date }
    row: { account_id: string }
  }
  'factors.recoveryCodesHeld': {
    parameters: { accountId: string }
    row: { held: string | null }
  }
  'factors.recoveryCodesLeft': {
    parameters: { accountId: string }
    row: { count: number }
  }
  'factors.spendRecoveryCode': {
    parameters: { now: Date; accountId: string; hash: string }
    row: { account_id: string }
  }
  'factors.spendStep': {
    parameters: { step: number; accountId: string }
    row: { account_id: string }
  }
  'factors.totp': {
    parameters: { accountId: string }
    row: { sealed: string; isConfirmed: boolean; confirmedAt: Date | null; createdAt: Date }
  }
  'factors.totpOwners': {
    parameters: { addresses: string }
    row: { id: string; email: string; name: string }
  }
  'faqs.all': {
    parameters: { limit: number }
    row: { id: number; question: string; answer: string }
  }
  'faqs.byId': {
    parameters: { id: number }
    row: { id: number; question: string; answer: string }
  }
  'faqs.count': {
    parameters: Record<never, never>
    row: { total: number }
  }
  'files.alone': {
    parameters: { membershipId: number }
    row: { id: number; key: string }
  }
  'files.forgetHolder': {
    parameters: { membershipId: number }
    row: Record<never, never>
  }
  'files.forgetUploader': {
    parameters: { membershipId: number }
    row: Record<never, never>
  }
  'files.forgetUploads': {
    parameters: { membershipId: number }
    row: Record<never, never>
  }
  'files.held': {
    parameters: { membershipId: number }
    row: { held: string | null }
  }
  'files.sent': {
    parameters: { membershipId: number; most: number }
    row: { key: string }
  }
  'files.take': {
    parameters: { ids: readonly number[] }
    row: Record<never, never>
  }
  'firstSteps.find': {
    parameters: Record<never, never>
    row: { institution: 'school' | 'campus' | 'academy' | 'training' | 'foundation' | 'community' | null; step: 'institution' | 'identity' | 'layout' | 'content' | 'people'; endedAt: Date | null }
  }
  'firstSteps.put': {
    parameters: { institution: string | null | undefined; step: string; endedAt: Date | null | undefined; at: Date }
    row: Record<never, never>
  }
  'fixtures.at': {
    parameters: { categoryId: number; round: number; position: number }
    row: { id: number; categoryId: number; phase: 'league' | 'knockout'; group: number; round: number; position: number; homeId: number | null; awayId: number | null; homeName: string | null; awayName: string | null; startsAt: Date | null; place: string; state: 'scheduled' | 'live' | 'final' | 'walkover' | 'void'; homeScore: number | null; awayScore: number | null; winner: 'home' | 'away' | null; version: number }
  }
  'fixtures.categories': {
    parameters: Record<never, never>
    row: { id: number; name: string; season: string; teams: number; fixtures: number; played: number }
  }
  'fixtures.category': {
    parameters: { id: number }
    row: { id: number; name: string; season: string; seasonName: string }
  }
  'fixtures.lock': {
    parameters: { id: number }
    row: { id: number; categoryId: number; phase: 'league' | 'knockout'; group: number; round: number; position: number; homeId: number | null; awayId: number | null; homeName: string | null; awayName: string | null; startsAt: Date | null; place: string; state: 'scheduled' | 'live' | 'final' | 'walkover' | 'void'; homeScore: number | null; awayScore: number | null; winner: 'home' | 'away' | null; version: number }
  }
  'fixtures.note': {
    parameters: { id: number; state: string; homeScore: number | null | undefined; awayScore: number | null | undefined; winner: string | null | undefined; by: number; at: Date }
    row: Record<never, never>
  }
  'fixtures.ofCategory': {
    parameters: { categoryId: number }
    row: { id: number; categoryId: number; phase: 'league' | 'knockout'; group: number; round: number; position: number; homeId: number | null; awayId: number | null; homeName: string | null; awayName: string | null; startsAt: Date | null; place: string; state: 'scheduled' | 'live' | 'final' | 'walkover' | 'void'; homeScore: number | null; awayScore: number | null; winner: 'home' | 'away' | null; version: number }
  }
  'fixtures.ofSeason': {
    parameters: { seasonId: number }
    row: { id: number; categoryId: number; phase: 'league' | 'knockout'; group: number; round: number; position: number; homeId: number | null; awayId: number | null; homeName: string | null; awayName: string | null; startsAt: Date | null; place: string; state: 'scheduled' | 'live' | 'final' | 'walkover' | 'void'; homeScore: number | null; awayScore: number | null; winner: 'home' | 'away' | null; version: number }
  }
  'fixtures.plan': {
    parameters: { startsAt: Date | null | undefined; place: string; homeId: number | null | undefined; awayId: number | null | undefined; at: Date; id: number; version: number }
    row: { id: number }
  }
  'fixtures.put': {
    parameters: { categoryId: number; phase: string; place: string; at: Date; rows: string }
    row: Record<never, never>
  }
  'fixtures.remove': {
    parameters: { categoryId: number; phase: string }
    row: Record<never, never>
  }
  'fixtures.score': {
    parameters: { state: string; homeScore: number | null | undefined; awayScore: number | null | undefined; winner: string | null | undefined; at: Date; id: number; version: number }
    row: { id: number }
  }
  'fixtures.seat': {
    parameters: { isHome: boolean; teamId: number | null | undefined; at: Date; id: number }
    row: Record<never, never>
  }
  'fixtures.teams': {
    parameters: { categoryId: number }
    row: { id: number; name: string }
  }
  'gradebook.begin': {
    parameters: { classId: number; at: Date }
    row: Record<never, never>
  }
  'gradebook.class': {
    parameters: { id: number; isAll: boolean; viewerId: number; programIds: readonly number[] }
    row: { id: number; name: string; slug: string }
  }
  'gradebook.held': {
    parameters: { membershipId: number }
    row: { data: string | null }
  }
  'gradebook.hold': {
    parameters: { classId: number }
    row: { rev: number }
  }
  'gradebook.lastFinal': {
    parameters: { enrolmentId: number }
    row: { percent: number; isPassed: boolean; letter: string; at: Date }
  }
  'gradebook.meetings': {
    parameters: { classId: number; now: Date }
    row: { id: number; runId: number | null }
  }
  'gradebook.members': {
    parameters: { ids: readonly number[] }
    row: { id: number }
  }
  'gradebook.participant': {
    parameters: { id: number; classId: number }
    row: { id: number; classId: number }
  }
  'gradebook.people': {
    parameters: { classId: number; runId: number | null | undefined; enrolmentId: number | null | undefined; search: string | null | undefined; limit: number; offset: number; held: readonly number[] }
    row: { id: number; membershipId: number; name: string; runId: number | null; runName: string | null; number: number | null; quizzes: string | null; handIns: string | null; cells: string | null; came: string | null; released: number | null }
  }
  'gradebook.peopleCount': {
    parameters: { classId: number; runId: number | null | undefined; enrolmentId: number | null | undefined; search: string | null | undefined }
    row: { total: number }
  }
  'gradebook.release': {
    parameters: { passingPercent: number; by: number; at: Date; ids: readonly number[]; hundredths: readonly number[]; letters: readonly string[] }
    row: Record<never, never>
  }
  'gradebook.rule': {
    parameters: { classId: number }
    row: { missing: 'zero' | 'skip'; passingPercent: number; attendanceWeight: number; letters: unknown; rev: number }
  }
  'gradebook.runs': {
    parameters: { classId: number }
    row: { id: number; name: string }
  }
  'gradebook.said': {
    parameters: { enrolmentIds: readonly number[] }
    row: { enrolmentId: number; chapterId: number; comment: string; byName: string | null }
  }
  'gradebook.standing': {
    parameters: { enrolmentId: number; chapterId: number }
    row: { event: number; kind: 'override' | 'excuse' | 'withdraw'; percent: number | null; byName: string | null }
  }
  'gradebook.things': {
    parameters: { classId: number; runId: number | null | undefined; enrolmentId: number | null | undefined }
    row: { id: number; slug: string; title: string; kind: string; isRequired: boolean; numbers: number[]; mode: 'practice' | 'mastery' | 'exam' | null; review: unknown; closesAt: Date | null; weight: number | null }
  }
  'handIns.aloneKeys': {
    parameters: { membershipId: number }
    row: { key: string }
  }
  'handIns.appeal': {
    parameters: { id: number }
    row: { number: number; text: string; at: Date; isMarker: boolean; byName: string | null }
  }
  'handIns.asks': {
    parameters: { chapterId: number }
    row: { slug: string; completion: string; completionLeast: number | null }
  }
  'handIns.byReceipt': {
    parameters: { receipt: string }
    row: { id: number; title: string; className: string }
  }
  'handIns.count': {
    parameters: { isAll: boolean; viewerId: number; programIds: readonly number[]; chapterId: number | null | undefined; search: string | null | undefined; state: string | null | undefined }
    row: { total: number }
  }
  'handIns.events': {
    parameters: { id: number }
    row: { number: number; kind: 'mark' | 'return' | 'release'; points: number | null; levels: unknown; comment: string; rubric: unknown; at: Date; byName: string | null }
  }
  'handIns.files': {
    parameters: { ids: readonly number[] }
    row: { id: number; handInId: number; key: string; name: string; mime: string; bytes: number; upload: string; at: Date }
  }
  'handIns.forgetOwn': {
    parameters: { membershipId: number }
    row: Record<never, never>
  }
  'handIns.forgetRemarks': {
    parameters: { membershipId: number }
    row: Record<never, never>
  }
  'handIns.forgetWriter': {
    parameters: { membershipId: number }
    row: Record<never, never>
  }
  'handIns.held': {
    parameters: { membershipId: number }
    row: { data: string | null }
  }
  'handIns.heldKeys': {
    parameters: { membershipId: number }
    row: { key: string }
  }
  'handIns.heldRemarks': {
    parameters: { membershipId: number }
    row: { data: string | null }
  }
  'handIns.holders': {
    parameters: { key: string }
    row: { total: number }
  }
  'handIns.inVersion': {
    parameters: { classId: number; number: number; chapterSlug: string | null | undefined; chapterId: number | null | undefined }
    row: { chapterId: number; title: string; completion: string; completionLeast: number | null; moduleSlug: string }
  }
  'handIns.lock': {
    parameters: { id: number }
    row: { id: number; chapterId: number; enrolmentId: number | null; groupNumber: number | null; number: number; state: 'draft' | 'submitted' | 'replaced' | 'returned' | 'graded'; text: string; link: string; rev: number; savedAt: Date; submittedAt: Date | null; dueAt: Date | null; lateness: number; latePercent: number; receipt: string | null; points: number | null; possible: number | null; percent: number | null; isPassed: boolean | null; events: number; appeal: 'open' | 'answered' | null }
  }
  'handIns.name': {
    parameters: { id: number }
    row: { name: string }
  }
  'handIns.of': {
    parameters: { chapterId: number; groupNumber: number | null | undefined; enrolmentId: number }
    row: { id: number; chapterId: number; enrolmentId: number | null; groupNumber: number | null; number: number; state: 'draft' | 'submitted' | 'replaced' | 'returned' | 'graded'; text: string; link: string; rev: number; savedAt: Date; submittedAt: Date | null; dueAt: Date | null; lateness: number; latePercent: number; receipt: string | null; points: number | null; possible: number | null; percent: number | null; isPassed: boolean | null; events: number; appeal: 'open' | 'answered' | null }
  }
  'handIns.one': {
    parameters: { id: number }
    row: { id: number; chapterId: number; enrolmentId: number | null; groupNumber: number | null; number: number; state: 'draft' | 'submitted' | 'replaced' | 'returned' | 'graded'; text: string; link: string; rev: number; savedAt: Date; submittedAt: Date | null; dueAt: Date | null; lateness: number; latePercent: number; receipt: string | null; points: number | null; possible: number | null; percent: number | null; isPassed: boolean | null; events: number; appeal: 'open' | 'answered' | null }
  }
  'handIns.openOf': {
    parameters: { membershipId: number; now: Date }
    row: { chapterId: number; chapterSlug: string; title: string; classSlug: string; className: string; late: 'accept' | 'deduct' | 'refuse'; dueAt: Date | null; state: 'draft' | 'submitted' | 'replaced' | 'returned' | 'graded' | null; appeal: 'open' | 'answered' | null }
  }
  'handIns.page': {
    parameters: { isAll: boolean; viewerId: number; programIds: readonly number[]; chapterId: number | null | undefined; search: string | null | undefined; state: string | null | undefined; limit: number; offset: number }
    row: { chapterId: number; enrolmentId: number; name: string; title: string; className: string; runName: string | null; groupNumber: number | null; dueAt: Date | null; id: number | null; number: number | null; state: 'draft' | 'submitted' | 'replaced' | 'returned' | 'graded' | null; submittedAt: Date | null; savedAt: Date | null; lateness: number | null; points: number | null; possible: number | null; percent: number | null }
  }
  'handIns.reach': {
    parameters: { membershipId: number; id: number }
    row: { id: number; enrolmentId: number; slug: string; chapterSlug: string }
  }
  'handIns.ready': {
    parameters: { chapterId: number }
    row: { id: number }
  }
  'handIns.remarks': {
    parameters: { membershipId: number }
    row: { id: number; text: string }
  }
  'handIns.texts': {
    parameters: { chapterId: number }
    row: { id: number; name: string; text: string }
  }
  'handIns.waiting': {
    parameters: { isAll: boolean; viewerId: number; programIds: readonly number[]; chapterId: number | null | undefined }
    row: { id: number; chapterId: number; name: string; title: string; className: string; submittedAt: Date | null; lateness: number; isMarked: boolean; state: 'draft' | 'submitted' | 'replaced' | 'returned' | 'graded'; appeal: 'open' | 'answered' | null }
  }
  'hosted-tables.key': {
    parameters: Record<never, never>
    row: { version: number; madeAt: Date; formerUntil: Date | null; origins: string[] }
  }
  'hosted-tables.origins': {
    parameters: { at: Date; origins: readonly string[] }
    row: { version: number }
  }
  'hosted-tables.rotate': {
    parameters: { at: Date; formerUntil: Date | null | undefined }
    row: { version: number }
  }
  'idempotency.begin': {
    parameters: { actorId: number; route: string; key: string; hash: string; at: Date }
    row: { key: string }
  }
  'idempotency.done': {
    parameters: { answer: string; actorId: number; route: string; key: string }
    row: Record<never, never>
  }
  'idempotency.known': {
    parameters: { actorId: number; route: string; key: string }
    row: { hash: string; answer: unknown }
  }
  'idempotency.old': {
    parameters: { before: Date }
    row: Record<never, never>
  }
  'imports.again': {
    parameters: { act: string; becomes: string; isDraft: boolean; at: Date; id: number }
    row: { id: number }
  }
  'imports.claim': {
    parameters: { at: Date; id: number; before: Date }
    row: { id: number; source: 'book' | 'word' | 'wordpress' | 'feed'; becomes: 'course' | 'news' | 'blog' | 'articles' | 'podcasts' | 'tulisan-temans'; isDraft: boolean; name: string; file: string; act: 'trial' | 'write'; state: 'waiting' | 'running' | 'done' | 'refused'; stage: string; stageDone: number; stageTotal: number; tries: number; report: unknown; problem: string | null; createdAt: Date }
  }
  'imports.due': {
    parameters: { before: Date }
    row: { tenantId: number; id: number }
  }
  'imports.end': {
    parameters: { state: string; report: string | null | undefined; problem: string | null | undefined; at: Date; id: number }
    row: Record<never, never>
  }
  'imports.giveBack': {
    parameters: { id: number }
    row: Record<never, never>
  }
  'imports.held': {
    parameters: { since: Date }
    row: { open: number; bytes: number }
  }
  'imports.insertRun': {
    parameters: { source: string; becomes: string; isDraft: boolean; name: string; bytes: number; file: string; at: Date }
    row: { id: number }
  }
  'imports.remove': {
    parameters: { id: number }
    row: { file: string }
  }
  'imports.run': {
    parameters: { id: number }
    row: { id: number; source: 'book' | 'word' | 'wordpress' | 'feed'; becomes: 'course' | 'news' | 'blog' | 'articles' | 'podcasts' | 'tulisan-temans'; isDraft: boolean; name: string; file: string; act: 'trial' | 'write'; state: 'waiting' | 'running' | 'done' | 'refused'; stage: string; stageDone: number; stageTotal: number; tries: number; report: unknown; problem: string | null; createdAt: Date }
  }
  'imports.runs': {
    parameters: Record<never, never>
    row: { id: number; source: 'book' | 'word' | 'wordpress' | 'feed'; becomes: 'course' | 'news' | 'blog' | 'articles' | 'podcasts' | 'tulisan-temans'; isDraft: boolean; name: string; file: string; act: 'trial' | 'write'; state: 'waiting' | 'running' | 'done' | 'refused'; stage: string; stageDone: number; stageTotal: number; tries: number; report: unknown; problem: string | null; createdAt: Date }
  }
  'imports.tell': {
    parameters: { stage: string; done: number; total: number; at: Date; id: number }
    row: Record<never, never>
  }
  'imports.tenants': {
    parameters: Record<never, never>
    row: { id: number; slug: string }
  }
  'instalments.changePart': {
    parameters: { orderCode: string | null | undefined; lookAt: Date | null | undefined; remindedAt: Date | null | undefined; planId: number; n: number }
    row: Record<never, never>
  }
  'instalments.count': {
    parameters: { now: Date; state: string | null | undefined; search: string | null | undefined }
    row: { total: number }
  }
  'instalments.due': {
    parameters: { now: Date }
    row: { planId: number; n: number }
  }
  'instalments.dueTenants': {
    parameters: { now: Date }
    row: { tenantId: number }
  }
  'instalments.empty': {
    parameters: { membershipId: number }
    row: Record<never, never>
  }
  'instalments.end': {
    parameters: { at: Date; id: number }
    row: Record<never, never>
  }
  'instalments.held': {
    parameters: { membershipId: number }
    row: { data: string | null }
  }
  'instalments.insertParts': {
    parameters: { planId: number; ns: readonly number[]; subtotals: readonly string[]; discounts: readonly string[]; dues: readonly string[]; codes: readonly string[]; looks: readonly string[] }
    row: Record<never, never>
  }
  'instalments.insertPlan': {
    parameters: { membershipId: number; title: string; parts: number; graceDays: number; at: Date }
    row: { id: number }
  }
  'instalments.lock': {
    parameters: { id: number }
    row: { id: number; membershipId: number | null; title: string; parts: number; graceDays: number; createdAt: Date; suspendedAt: Date | null; endedAt: Date | null }
  }
  'instalments.lookNoMore': {
    parameters: { id: number }
    row: Record<never, never>
  }
  'instalments.page': {
    parameters: { now: Date; state: string | null | undefined; search: string | null | undefined; limit: number; offset: number }
    row: { id: number; title: string; parts: number; paid: number; total: number; open: number; nextAt: Date | null; state: string; code: string; buyer: string | null }
  }
  'instalments.parts': {
    parameters: { planId: number }
    row: { n: number; total: number; subtotal: number; discount: number; dueAt: Date; orderCode: string | null; orderState: 'pending' | 'paid' | 'refunded' | 'partially_refunded' | 'charged_back' | 'expired' | 'cancelled' | 'failed' | null; remindedAt: Date | null; lookAt: Date | null }
  }
  'instalments.planOfOrder': {
    parameters: { code: string }
    row: { id: number; membershipId: number | null; title: string; parts: number; graceDays: number; createdAt: Date; suspendedAt: Date | null; endedAt: Date | null }
  }
  'instalments.suspend': {
    parameters: { at: Date | null | undefined; id: number }
    row: Record<never, never>
  }
  'invitations.account': {
    parameters: { id: string }
    row: { id: string; name: string; email: string | null }
  }
  'invitations.any': {
    parameters: Record<never, never>
    row: { isThere: boolean }
  }
  'invitations.countOpen': {
    parameters: { now: Date; programIds: readonly number[] | null | undefined; provinceCode: string | null | undefined }
    row: { open: number }
  }
  'invitations.detail': {
    parameters: { now: Date; programIds: readonly number[] | null | undefined; provinceCode: string | null | undefined; id: number | null | undefined; tokenHash: string | null | undefined }
    row: { data: string | null }
  }
  'invitations.held': {
    parameters: { email: string | null | undefined }
    row: { held: string | null }
  }
  'invitations.list': {
    parameters: { programIds: readonly number[] | null | undefined; provinceCode: string | null | undefined; status: string | null | undefined; now: Date; search: string | null | undefined; limit: number; offset: number }
    row: { data: string | null }
  }
  'invitations.lock': {
    parameters: { now: Date; programIds: readonly number[] | null | undefined; provinceCode: string | null | undefined; id: number }
    row: { id: number; kind: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9; email: string | null; name: string | null; programIds: number[]; provinceCode: string | null; schoolId: number | null; className: string | null; phone: string | null; message: string; status: string; usesLeft: number; usesTotal: number; sentAt: Date | null }
  }
  'invitations.lock_by_token': {
    parameters: { now: Date; programIds: readonly number[] | null | undefined; provinceCode: string | null | undefined; tokenHash: string }
    row: { id: number; kind: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9; email: string | null; name: string | null; programIds: number[]; provinceCode: string | null; schoolId: number | null; className: string | null; phone: string | null; message: string; status: string; usesLeft: number; usesTotal: number; sentAt: Date | null }
  }
  'invitations.moveToSchool': {
    parameters: { into: number; from: number }
    row: { id: number }
  }
  'invitations.old': {
    parameters: { now: Date }
    row: Record<never, never>
  }
  'invitations.open_by_email': {
    parameters: { emails: readonly string[]; now: Date }
    row: { email: string }
  }
  'invitations.removeOfPerson': {
    parameters: { membershipId: number; addresses: readonly string[] }
    row: Record<never, never>
  }
  'jobs.change': {
    parameters: { slug: string; title: string; summary: string; html: string; cover: string | null | undefined; seo: string; careerSlug: string; at: Date; state: string; employmentType: string; workplace: string; cityCode: string | null | undefined; salaryMin: number | null | undefined; salaryMax: number | null | undefined; salaryPeriod: string; openings: number; skills: readonly string[]; applyUrl: string | null | undefined; applyEmail: string | null | undefined; validThrough: Date | null | undefined; version: number; id: number }
    row: { id: number }
  }
  'jobs.put': {
    parameters: { slug: string; title: string; summary: string; html: string; cover: string | null | undefined; seo: string; state: string; employmentType: string; workplace: string; cityCode: string | null | undefined; salaryMin: number | null | undefined; salaryMax: number | null | undefined; salaryPeriod: string; openings: number; skills: readonly string[]; applyUrl: string | null | undefined; applyEmail: string | null | undefined; validThrough: Date | null | undefined; at: Date; version: number; careerSlug: string }
    row: { id: number }
  }
  'jobs.setStatus': {
    parameters: { status: string; at: Date; ownId: number }
    row: Record<never, never>
  }
  'jobs.written': {
    parameters: { id: number }
    row: { slug: string; title: string; summary: string; html: string; cover: unknown; seo: unknown; status: 'draft' | 'open' | 'closed' | 'filled' | 'archived'; state: string | null; employmentType: 'full_time' | 'part_time' | 'contract' | 'temporary' | 'internship' | 'volunteer'; workplace: 'onsite' | 'hybrid' | 'remote'; cityCode: string | null; salaryMin: number | null; salaryMax: number | null; salaryPeriod: 'hour' | 'day' | 'week' | 'month' | 'year'; openings: number; skills: string[]; applyUrl: string | null; applyEmail: string | null; validThrough: Date | null; version: number; updatedAt: Date; careerSlug: string }
  }
  'jobs.writtenLocked': {
    parameters: { id: number }
    row: { slug: string; title: string; summary: string; html: string; cover: unknown; seo: unknown; status: 'draft' | 'open' | 'closed' | 'filled' | 'archived'; state: string | null; employmentType: 'full_time' | 'part_time' | 'contract' | 'temporary' | 'internship' | 'volunteer'; workplace: 'onsite' | 'hybrid' | 'remote'; cityCode: string | null; salaryMin: number | null; salaryMax: number | null; salaryPeriod: 'hour' | 'day' | 'week' | 'month' | 'year'; openings: number; skills: string[]; applyUrl: string | null; applyEmail: string | null; validThrough: Date | null; version: number; updatedAt: Date; careerSlug: string }
  }
  'leaderboards.boards': {
    parameters: Record<never, never>
    row: { id: number; slug: string; title: string; summary: string; period: string; unit: string; scope: 'student' | 'school' | 'team'; competitionId: number | null }
  }
  'leaderboards.change': {
    parameters: { slug: string; title: string; summary: string; period: string; unit: string; scope: string; source: string; seasonSlug: string; position: number | null | undefined; at: Date; version: number; id: number }
    row: { id: number }
  }
  'leaderboards.clearRows': {
    parameters: { boardId: number }
    row: Record<never, never>
  }
  'leaderboards.entries': {
    parameters: { boardId: number; limit: number }
    row: { name: string; school: string; provinceCode: string | null; cityCode: string | null; score: number }
  }
  'leaderboards.fillRows': {
    parameters: { boardId: number; rows: string }
    row: Record<never, never>
  }
  'leaderboards.memberRows': {
    parameters: { boardId: number }
    row: { name: string; school: string; provinceCode: string | null; cityCode: string | null; score: number }
  }
  'leaderboards.put': {
    parameters: { slug: string; title: string; summary: string; period: string; unit: string; scope: string; source: string; seasonSlug: string; position: number | null | undefined; at: Date; version: number }
    row: { id: number }
  }
  'leaderboards.written': {
    parameters: { id: number }
    row: { slug: string; title: string; summary: string; period: string; unit: string; scope: 'student' | 'school' | 'team'; source: 'entries' | 'league'; position: number; status: 'draft' | 'published' | 'archived'; version: number; updatedAt: Date; seasonSlug: string | null }
  }
  'leaderboards.writtenLocked': {
    parameters: { id: number }
    row: { slug: string; title: string; summary: string; period: string; unit: string; scope: 'student' | 'school' | 'team'; source: 'entries' | 'league'; position: number; status: 'draft' | 'published' | 'archived'; version: number; updatedAt: Date; seasonSlug: string | null }
  }
  'leaderboards.writtenRows': {
    parameters: { boardId: number }
    row: { name: string; school: string; provinceCode: string | null; cityCode: string | null; score: number }
  }
  'ledger.accounts': {
    parameters: { kinds: readonly string[]; owners: readonly string[] }
    row: { id: number; kind: string; owner: string }
  }
  'ledger.anyOf': {
    parameters: { kinds: readonly string[]; ref: string }
    row: { id: number }
  }
  'ledger.askMonth': {
    parameters: { month: string; endsAt: Date; note: string; by: number; at: Date }
    row: { month: string }
  }
  'ledger.balanceRow': {
    parameters: { accountId: number }
    row: Record<never, never>
  }
  'ledger.begin': {
    parameters: { kind: string; ref: string; orderCode: string | null | undefined; at: Date }
    row: { id: number }
  }
  'ledger.byRef': {
    parameters: { kind: string; ref: string }
    row: { id: number }
  }
  'ledger.closeMonth': {
    parameters: { by: number; at: Date; lastTxn: number; txns: number; moves: number; seal: string; month: string }
    row: { month: string }
  }
  'ledger.countUntil': {
    parameters: { from: Date; until: Date; lastTxn: number }
    row: { txns: number }
  }
  'ledger.driftedBalances': {
    parameters: { guarded: readonly string[]; onDebit: readonly string[] }
    row: { kind: string | null; owner: string | null; kept: number; debits: number; credits: number }
  }
  'ledger.emptyTxns': {
    parameters: Record<never, never>
    row: { kind: string; ref: string }
  }
  'ledger.fileMonth': {
    parameters: { by: number; at: Date; reference: string; month: string }
    row: { month: string }
  }
  'ledger.firstMoment': {
    parameters: Record<never, never>
    row: { at: Date }
  }
  'ledger.hand': {
    parameters: { id: number }
    row: { name: string; email: string | null }
  }
  'ledger.handNames': {
    parameters: { ids: readonly number[] }
    row: { id: number; name: string }
  }
  'ledger.insertMoves': {
    parameters: { txnId: number; debits: readonly number[]; credits: readonly number[]; amounts: readonly string[] }
    row: Record<never, never>
  }
  'ledger.journal': {
    parameters: { kind: string | null | undefined; account: string | null | undefined; owner: string | null | undefined; from: Date | null | undefined; until: Date | null | undefined; order: string | null | undefined; search: string | null | undefined; limit: number; offset: number }
    row: { txnId: number; n: number; kind: string; ref: string; orderCode: string | null; at: Date; debitKind: string; debitOwner: string; creditKind: string; creditOwner: string; amount: number }
  }
  'ledger.journalCount': {
    parameters: { kind: string | null | undefined; account: string | null | undefined; owner: string | null | undefined; from: Date | null | undefined; until: Date | null | undefined; order: string | null | undefined; search: string | null | undefined }
    row: { total: number }
  }
  'ledger.keepClosings': {
    parameters: { month: string; endsAt: Date; lastTxn: number; endedAt: Date; lastBefore: number; before: string }
    row: Record<never, never>
  }
  'ledger.keepers': {
    parameters: Record<never, never>
    row: { id: number; slug: string }
  }
  'ledger.lastCheck': {
    parameters: Record<never, never>
    row: { day: string; findings: string[] }
  }
  'ledger.lastClosed': {
    parameters: { until: Date | null | undefined }
    row: { month: string; endsAt: Date; lastTxn: number }
  }
  'ledger.lockBalance': {
    parameters: { kind: string; owner: string }
    row: { balance: number }
  }
  'ledger.monthSheet': {
    parameters: { before: string; month: string }
    row: { kind: string; owner: string; debitsBefore: number; creditsBefore: number; debits: number; credits: number }
  }
  'ledger.months': {
    parameters: Record<never, never>
    row: { month: string; state: 'asked' | 'closed' | 'filed'; endsAt: Date; note: string; askedBy: number; askedAt: Date; closedBy: number | null; closedAt: Date | null; lastTxn: number | null; txns: number | null; moves: number | null; seal: string | null; filedAt: Date | null; reference: string }
  }
  'ledger.movesOf': {
    parameters: { txnId: number }
    row: { debitKind: string; debitOwner: string; creditKind: string; creditOwner: string; amount: number }
  }
  'ledger.newestTxn': {
    parameters: Record<never, never>
    row: { id: number }
  }
  'ledger.noteCheck': {
    parameters: { day: string; findings: string }
    row: Record<never, never>
  }
  'ledger.openAccounts': {
    parameters: { kinds: readonly string[]; owners: readonly string[] }
    row: Record<never, never>
  }
  'ledger.overdrawn': {
    parameters: Record<never, never>
    row: { kind: string; owner: string; amount: number }
  }
  'ledger.payees': {
    parameters: Record<never, never>
    row: { owner: string; name: string }
  }
  'ledger.sealOf': {
    parameters: { before: string; endsAt: Date; lastTxn: number; endedAt: Date; lastBefore: number }
    row: { seal: string; txns: number; moves: number }
  }
  'ledger.shift': {
    parameters: { delta: number; accountId: number }
    row: { balance: number }
  }
  'ledger.total': {
    parameters: { kind: string; owner: string }
    row: { amount: number }
  }
  'ledger.trial': {
    parameters: { lastTxn: number; until: Date; endsAt: Date; month: string }
    row: { kind: string; owner: string; debits: number; credits: number }
  }
  'ledger.unchecked': {
    parameters: { day: string }
    row: { id: number }
  }
  'ledger.withdrawMonth': {
    parameters: { month: string }
    row: { month: string }
  }
  'ledger.wrongClosings': {
    parameters: { endsAt: Date; lastTxn: number; month: string }
    row: { count: number }
  }
  'letters.count': {
    parameters: { end: string | null | undefined; reason: string | null | undefined; search: string | null | undefined }
    row: { total: number }
  }
  'letters.held': {
    parameters: { membershipId: number }
    row: { data: string | null }
  }
  'letters.oldCalls': {
    parameters: { before: Date }
    row: Record<never, never>
  }
  'letters.oldRecipients': {
    parameters: { before: Date }
    row: Record<never, never>
  }
  'letters.page': {
    parameters: { end: string | null | undefined; reason: string | null | undefined; search: string | null | undefined; limit: number; offset: number }
    row: { id: number; recipient: string; subject: string; reason: string; end: string; tries: number; createdAt: Date; endedAt: Date | null; words: string }
  }
  'library.byKey': {
    parameters: { key: string }
    row: { kind: 'picture' | 'audio' | 'video' | 'file'; name: string; mime: string; bytes: number; seconds: number | null; hasCaptions: boolean }
  }
  'library.bySource': {
    parameters: { sha256: string }
    row: { id: number }
  }
  'library.captions': {
    parameters: { captions: string; id: number }
    row: Record<never, never>
  }
  'library.describe': {
    parameters: { name: string | null | undefined; alt: string | null | undefined; credit: string | null | undefined; changesFocus: boolean; focus: string | null | undefined; id: number }
    row: { id: number }
  }
  'library.folder': {
    parameters: Record<never, never>
    row: { key: string; name: string; mime: string; width: number | null; height: number | null; tint: string | null; alt: string; credit: string; focus: string | null; source: string | null }
  }
  'library.held': {
    parameters: { fileId: number; membershipId: number; at: Date }
    row: Record<never, never>
  }
  'library.insert': {
    parameters: { key: string; sha256: string; sourceSha256: string | null | undefined; name: string; mime: string; bytes: number; width: number | null | undefined; height: number | null | undefined; tint: string | null | undefined; seconds: number | null | undefined; peaks: string | null | undefined; loudness: number | null | undefined; recipe: string | null | undefined; partOf: number | null | undefined; uploadedBy: number | null | undefined; at: Date }
    row: { id: number }
  }
  'library.list': {
    parameters: { membershipId: number; before: number; onlyOwn: boolean; kind: string | null | undefined; words: string | null | undefined; use: string | null | undefined; limit: number }
    row: { id: number; kind: 'picture' | 'audio' | 'video' | 'file'; key: string; name: string; mime: string; bytes: number; alt: string; credit: string; width: number | null; height: number | null; tint: string | null; focus: string | null; seconds: number | null; loudness: number | null; poster: unknown; captions: unknown; at: Date; uploadedBy: string | null; usedBy: number; isOwn: boolean }
  }
  'library.measure': {
    parameters: { peaks: string; loudness: number | null | undefined; id: number }
    row: Record<never, never>
  }
  'library.one': {
    parameters: { membershipId: number; id: number; onlyOwn: boolean }
    row: { id: number; kind: 'picture' | 'audio' | 'video' | 'file'; key: string; name: string; mime: string; bytes: number; alt: string; credit: string; width: number | null; height: number | null; tint: string | null; focus: string | null; seconds: number | null; loudness: number | null; poster: unknown; captions: unknown; at: Date; uploadedBy: string | null; usedBy: number; isOwn: boolean; peaks: unknown; recipe: unknown; uploaderId: number | null }
  }
  'library.parts': {
    parameters: { id: number }
    row: { id: number; key: string; bytes: number; uploadedBy: number | null }
  }
  'library.partsNamed': {
    parameters: { id: number; mime: string }
    row: { id: number; key: string; bytes: number; uploadedBy: number | null }
  }
  'library.poster': {
    parameters: { poster: string; id: number }
    row: Record<never, never>
  }
  'library.remove': {
    parameters: { id: number }
    row: Record<never, never>
  }
  'library.replace': {
    parameters: { by: number; at: Date; id: number }
    row: { id: number }
  }
  'library.replacedBefore': {
    parameters: { before: Date }
    row: { id: number; key: string; bytes: number; uploadedBy: number | null }
  }
  'library.revive': {
    parameters: { sourceSha256: string | null | undefined; key: string }
    row: { id: number }
  }
  'library.storages': {
    parameters: Record<never, never>
    row: { tenantId: number }
  }
  'library.told': {
    parameters: { name: string; alt: string; credit: string; focus: string | null | undefined; key: string }
    row: Record<never, never>
  }
  'lms-features.change': {
    parameters: { product: string; slug: string; key: string; icon: string; title: string; description: string; image: string | null | undefined; listFeatures: readonly string[]; benefits: string; position: number | null | undefined; at: Date; version: number; id: number }
    row: { id: number }
  }
  'lms-features.detail': {
    parameters: { pictureBase: string; slug: string; product: string | null | undefined }
    row: { data: string | null }
  }
  'lms-features.list': {
    parameters: { pictureBase: string; product: string | null | undefined }
    row: { data: string | null }
  }
  'lms-features.names': {
    parameters: { product: string; but: number | null | undefined }
    row: { slug: string; key: string }
  }
  'lms-features.put': {
    parameters: { product: string; slug: string; key: string; icon: string; title: string; description: string; image: string | null | undefined; listFeatures: readonly string[]; benefits: string; position: number | null | undefined; at: Date; version: number }
    row: { id: number }
  }
  'lms-features.slugIsFree': {
    parameters: { ownId: number; slug: string }
    row: { isFree: boolean }
  }
  'lms-features.written': {
    parameters: { id: number }
    row: { slug: string; product: 'lms' | 'aksara' | 'general'; key: string; icon: string; title: string; description: string; image: unknown; listFeatures: string[]; benefits: unknown; position: number; status: 'draft' | 'published' | 'archived'; version: number; updatedAt: Date }
  }
  'lms-features.writtenLocked': {
    parameters: { id: number }
    row: { slug: string; product: 'lms' | 'aksara' | 'general'; key: string; icon: string; title: string; description: string; image: unknown; listFeatures: string[]; benefits: unknown; position: number; status: 'draft' | 'published' | 'archived'; version: number; updatedAt: Date }
  }
  'lmsFeatures.held.lms_feature': {
    parameters: { key: string | null | undefined }
    row: { id: string; label: string; key: string }
  }
  'mail.insert': {
    parameters: { tenantIds: readonly number[]; recipients: readonly string[]; subjects: readonly string[]; htmls: readonly string[]; texts: readonly string[]; reasons: readonly string[]; ats: readonly string[]; endings: readonly string[] }
    row: Record<never, never>
  }
  'mailTokens.byHash': {
    parameters: { tokenHash: string }
    row: { tokenHash: string; codeHash: string | null; purpose: 'verify' | 'reset' | 'change_email'; accountId: string; email: string; tenantId: number | null; returnTo: string | null; tries: number; createdAt: Date; expiresAt: Date; usedAt: Date | null; confirmedAt: Date | null; pending: unknown }
  }
  'mailTokens.close': {
    parameters: { now: Date; accountId: string }
    row: Record<never, never>
  }
  'mailTokens.try': {
    parameters: { tokenHash: string; most: number; since: Date; now: Date }
    row: { tokenHash: string; codeHash: string | null; purpose: 'verify' | 'reset' | 'change_email'; accountId: string; email: string; tenantId: number | null; returnTo: string | null; tries: number; createdAt: Date; expiresAt: Date; usedAt: Date | null; confirmedAt: Date | null; pending: unknown }
  }
  'mailTokens.use': {
    parameters: { now: Date; tokenHash: string; purpose: string }
    row: { tokenHash: string; codeHash: string | null; purpose: 'verify' | 'reset' | 'change_email'; accountId: string; email: string; tenantId: number | null; returnTo: string | null; tries: number; createdAt: Date; expiresAt: Date; usedAt: Date | null; confirmedAt: Date | null; pending: unknown }
  }
  'mailerCalls.byKey': {
    parameters: { key: string }
    row: { digest: string; answer: unknown }
  }
  'mailerCalls.lately': {
    parameters: { since: Date }
    row: { total: number; since: Date | null }
  }
  'mailerCalls.members': {
    parameters: { ids: readonly number[]; addresses: readonly string[] }
    row: { id: number; email: string | null }
  }
  'mailings.begin': {
    parameters: { at: Date; id: number }
    row: Record<never, never>
  }
  'mailings.byId': {
    parameters: { id: number }
    row: { id: number; version: number; subject: string; words: string; link: string; segment: string; state: 'draft' | 'scheduled' | 'sending' | 'sent' | 'cancelled'; dueAt: Date | null; endedAt: Date | null; byName: string; counts: string }
  }
  'mailings.count': {
    parameters: { state: string | null | undefined; search: string | null | undefined }
    row: { total: number }
  }
  'mailings.done': {
    parameters: { at: Date; id: number }
    row: Record<never, never>
  }
  'mailings.due': {
    parameters: { now: Date }
    row: { tenantId: number; id: number }
  }
  'mailings.everybody': {
    parameters: Record<never, never>
    row: { id: number }
  }
  'mailings.freeze': {
    parameters: { id: number; members: readonly number[] }
    row: Record<never, never>
  }
  'mailings.insert': {
    parameters: { subject: string; words: string; link: string; segment: string; membershipId: number; byName: string; at: Date }
    row: { id: number }
  }
  'mailings.lately': {
    parameters: { since: Date }
    row: { total: number }
  }
  'mailings.lock': {
    parameters: { id: number }
    row: { id: number; subject: string; words: string; link: string; segment: string; state: 'draft' | 'scheduled' | 'sending' | 'sent' | 'cancelled'; dueAt: Date | null }
  }
  'mailings.ofKind': {
    parameters: { kind: number }
    row: { id: number }
  }
  'mailings.page': {
    parameters: { state: string | null | undefined; search: string | null | undefined; limit: number; offset: number }
    row: { id: number; version: number; subject: string; words: string; link: string; segment: string; state: 'draft' | 'scheduled' | 'sending' | 'sent' | 'cancelled'; dueAt: Date | null; endedAt: Date | null; byName: string; counts: string }
  }
  'mailings.plan': {
    parameters: { state: string; dueAt: Date | null | undefined; at: Date; id: number; version: number }
    row: { id: number }
  }
  'mailings.stop': {
    parameters: { at: Date; id: number }
    row: { id: number }
  }
  'mailings.told': {
    parameters: { state: string; at: Date; id: number; membershipId: number }
    row: Record<never, never>
  }
  'mailings.update': {
    parameters: { subject: string; words: string; link: string; segment: string; at: Date; id: number; version: number }
    row: { id: number }
  }
  'mailings.waiting': {
    parameters: { id: number; most: number }
    row: { membershipId: number }
  }
  'mails.done': {
    parameters: { reason: string; before: Date }
    row: Record<never, never>
  }
  'mails.held': {
    parameters: { email: string | null | undefined }
    row: { held: string | null }
  }
  'mails.old': {
    parameters: { now: Date }
    row: Record<never, never>
  }
  'marks.asked': {
    parameters: { chapterId: number; questionId: number }
    row: { attemptId: number; slot: number; version: number; full: number; parameters: unknown; name: string }
  }
  'marks.events': {
    parameters: { attemptIds: readonly number[] }
    row: { attemptId: number; number: number; slot: number | null; kind: 'auto' | 'manual' | 'regrade' | 'release' | 'void'; points: number | null; comment: string; at: Date; byName: string | null }
  }
  'marks.grade': {
    parameters: { chapterId: number; at: Date; rows: string }
    row: Record<never, never>
  }
  'marks.insertEvents': {
    parameters: { at: Date; rows: string }
    row: Record<never, never>
  }
  'marks.learners': {
    parameters: { classId: number }
    row: { id: number; name: string; timeFactor: number; moreAttempts: number }
  }
  'marks.mean': {
    parameters: { enrolmentId: number }
    row: { percent: number | null }
  }
  'marks.people': {
    parameters: { chapterId: number }
    row: { id: number; enrolmentId: number; membershipId: number; name: string; number: number; state: 'in_progress' | 'needs_grading' | 'graded' | 'voided'; points: number | null; possible: number; startedAt: Date; submittedAt: Date | null; endedBy: 'learner' | 'clock' | 'staff' | null; percent: number | null; isPassed: boolean | null; isCounted: boolean | null }
  }
  'marks.queue': {
    parameters: { isAll: boolean; viewerId: number; programIds: readonly number[]; chapterId: number | null | undefined }
    row: { id: number; name: string; title: string; className: string; submittedAt: Date | null; chapterId: number; left: number }
  }
  'marks.shares': {
    parameters: { chapterId: number }
    row: { attemptId: number; questionId: number; version: number; full: number; points: number | null }
  }
  'meeting-doors.calendar': {
    parameters: { membershipId: number }
    row: { turn: number }
  }
  'meeting-doors.close': {
    parameters: { at: Date; id: number }
    row: Record<never, never>
  }
  'meeting-doors.one': {
    parameters: { id: number }
    row: { sealed: string | null; turn: number; openedAt: Date | null; closedAt: Date | null }
  }
  'meeting-doors.open': {
    parameters: { id: number; at: Date; isNew: boolean }
    row: Record<never, never>
  }
  'meeting-doors.put': {
    parameters: { id: number; sealed: string | null | undefined }
    row: Record<never, never>
  }
  'meeting-doors.try': {
    parameters: { id: number; membershipId: number; turn: number }
    row: { tries: number }
  }
  'meeting-doors.turnCalendar': {
    parameters: { membershipId: number }
    row: { turn: number }
  }
  'meetings.addSpeakers': {
    parameters: { id: number; slugs: readonly string[] }
    row: { person_id: number }
  }
  'meetings.chapters': {
    parameters: { isAll: boolean; viewerId: number; programIds: readonly number[]; classId: number | null | undefined }
    row: { id: number; classId: number; name: string }
  }
  'meetings.classes': {
    parameters: { isAll: boolean; viewerId: number; programIds: readonly number[]; classId: number | null | undefined }
    row: { id: number; name: string }
  }
  'meetings.count': {
    parameters: { isAll: boolean; viewerId: number; programIds: readonly number[]; search: string | null | undefined; classId: number | null | undefined; chapterId: number | null | undefined; when: string | null | undefined; now: Date }
    row: { total: number }
  }
  'meetings.due': {
    parameters: { now: Date }
    row: { tenantId: number; id: number; isSoon: boolean }
  }
  'meetings.held': {
    parameters: { membershipId: number }
    row: { data: string | null }
  }
  'meetings.lock': {
    parameters: { id: number }
    row: { version: number }
  }
  'meetings.managed': {
    parameters: { id: number; isAll: boolean; viewerId: number; programIds: readonly number[] }
    row: { id: number; classId: number; runId: number | null; chapterId: number | null; title: string; summary: string; startAt: Date; minutes: number; timeZone: string; provider: string; capacity: number | null; isCancelled: boolean; endedAt: Date | null; recordingUrl: string | null; recordingFilm: unknown; isRecordingPublic: boolean; sequence: number; version: number; updatedAt: Date; slug: string; className: string; runName: string | null }
  }
  'meetings.one': {
    parameters: { id: number }
    row: { id: number; classId: number; runId: number | null; chapterId: number | null; title: string; summary: string; startAt: Date; minutes: number; timeZone: string; provider: string; capacity: number | null; isCancelled: boolean; endedAt: Date | null; recordingUrl: string | null; recordingFilm: unknown; isRecordingPublic: boolean; sequence: number; version: number; updatedAt: Date; slug: string; className: string; runName: string | null }
  }
  'meetings.page': {
    parameters: { isAll: boolean; viewerId: number; programIds: readonly number[]; search: string | null | undefined; classId: number | null | undefined; chapterId: number | null | undefined; when: string | null | undefined; now: Date; limit: number; offset: number }
    row: { id: number; classId: number; runId: number | null; chapterId: number | null; title: string; summary: string; startAt: Date; minutes: number; timeZone: string; provider: string; capacity: number | null; isCancelled: boolean; endedAt: Date | null; recordingUrl: string | null; recordingFilm: unknown; isRecordingPublic: boolean; sequence: number; version: number; updatedAt: Date; slug: string; className: string; runName: string | null; came: number; people: number }
  }
  'meetings.recordings': {
    parameters: { key: string | null | undefined }
    row: { id: string; label: string; key: string }
  }
  'meetings.runs': {
    parameters: { isAll: boolean; viewerId: number; programIds: readonly number[]; classId: number | null | undefined }
    row: { id: number; classId: number; name: string; timeZone: string }
  }
  'meetings.speakers': {
    parameters: { id: number }
    row: { value: string; label: string }
  }
  'meetings.told': {
    parameters: { isSoon: boolean; id: number; now: Date }
    row: { id: number }
  }
  'members.addresses': {
    parameters: { membershipId: number }
    row: { address: string }
  }
  'members.byEmail': {
    parameters: { emails: readonly string[] }
    row: { email: string; kind: 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 }
  }
  'members.countAdmins': {
    parameters: Record<never, never>
    row: { admins: number }
  }
  'members.countByKind': {
    parameters: { programIds: readonly number[] | null | undefined; provinceCode: string | null | undefined }
    row: { kind: 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9; count: number }
  }
  'members.detail': {
    parameters: { pictureBase: string; now: Date; programIds: readonly number[] | null | undefined; provinceCode: string | null | undefined; id: number }
    row: { data: string | null }
  }
  'members.findByName': {
    parameters: { words: string; programIds: readonly number[] | null | undefined; provinceCode: string | null | undefined; most: number }
    row: { id: number; name: string; kind: 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 }
  }
  'members.hasKind': {
    parameters: { kind: number }
    row: { isThere: boolean }
  }
  'members.held': {
    parameters: { membershipId: number }
    row: { held: string | null }
  }
  'members.knownPrograms': {
    parameters: { ids: readonly number[] }
    row: { id: number }
  }
  'members.knownSchool': {
    parameters: { id: number }
    row: { id: number }
  }
  'members.list': {
    parameters: { sort: string; programIds: readonly number[] | null | undefined; provinceCode: string | null | undefined; kind: number | null | undefined; status: string | null | undefined; programId: number | null | undefined; search: string | null | undefined; searchesAllEmails: boolean; limit: number; offset: number; pictureBase: string }
    row: { data: string | null }
  }
  'members.lock': {
    parameters: { programIds: readonly number[] | null | undefined; provinceCode: string | null | undefined; id: number }
    row: { id: number; name: string; kind: 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9; status: 'invited' | 'active' | 'suspended'; accountId: string | null; programIds: number[]; provinceCode: string | null; schoolId: number | null; suspendedReason: string | null; className: string | null; version: number }
  }
  'members.lock_admins': {
    parameters: Record<never, never>
    row: { id: number }
  }
  'members.lock_of_account': {
    parameters: { accountId: string; email: string | null | undefined }
    row: { id: number; name: string; kind: 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9; status: 'invited' | 'active' | 'suspended'; accountId: string | null; programIds: number[]; provinceCode: string | null; schoolId: number | null; suspendedReason: string | null; className: string | null; version: number }
  }
  'members.moveToSchool': {
    parameters: { into: number; from: number }
    row: { id: number }
  }
  'members.ofAccount': {
    parameters: { accountId: string }
    row: { id: number }
  }
  'members.programs': {
    parameters: Record<never, never>
    row: { id: number; slug: string; name: string }
  }
  'members.sessions': {
    parameters: { membershipId: number; now: Date }
    row: { id: string }
  }
  'mentors.list': {
    parameters: { now: Date; search: string | null | undefined; pictureBase: string; limit: number; offset: number }
    row: { data: string | null }
  }
  'mentors.one': {
    parameters: { pictureBase: string; now: Date; slug: string }
    row: { data: string | null }
  }
  'notes.any': {
    parameters: { membershipId: number; classId: number }
    row: { any: boolean }
  }
  'notes.count': {
    parameters: { membershipId: number; chapterId: number; key: string }
    row: { count: number }
  }
  'notes.held': {
    parameters: { membershipId: number }
    row: { data: string | null }
  }
  'notes.keep': {
    parameters: { membershipId: number; key: string; classId: number; chapterId: number; block: number; quote: string; text: string; at: Date }
    row: Record<never, never>
  }
  'notes.ofChapter': {
    parameters: { membershipId: number; chapterId: number }
    row: { key: string; block: number; quote: string; text: string }
  }
  'notes.ofClass': {
    parameters: { membershipId: number; classId: number }
    row: { key: string; block: number; quote: string; text: string; chapterId: number }
  }
  'notifications.byToken': {
    parameters: { token: string }
    row: { membershipId: number; kind: string; email: string | null; bell: boolean | null; mail: 'now' | 'digest' | 'off' | null }
  }
  'notifications.choices': {
    parameters: { membershipId: number }
    row: { kind: string; bell: boolean; mail: 'now' | 'digest' | 'off' }
  }
  'notifications.choose': {
    parameters: { membershipId: number; kind: string; bell: boolean; mail: string; at: Date }
    row: Record<never, never>
  }
  'notifications.held': {
    parameters: { membershipId: number }
    row: { data: string | null }
  }
  'notifications.insert': {
    parameters: { membershipId: number; kind: string; title: string; words: string; link: string; isInBell: boolean; isInDigest: boolean; at: Date }
    row: Record<never, never>
  }
  'notifications.insertAll': {
    parameters: { kind: string; title: string; words: string; link: string; at: Date; ids: readonly number[]; inBell: readonly boolean[]; inDigest: readonly boolean[] }
    row: Record<never, never>
  }
  'notifications.link': {
    parameters: { token: string; membershipId: number; kind: string; at: Date }
    row: { token: string }
  }
  'notifications.links': {
    parameters: { kind: string; at: Date; tokens: readonly string[]; ids: readonly number[] }
    row: { token: string; membershipId: number }
  }
  'notifications.page': {
    parameters: { membershipId: number; isUnread: boolean; limit: number; offset: number }
    row: { id: number; kind: string; title: string; words: string; link: string; readAt: Date | null; createdAt: Date; total: number }
  }
  'notifications.read': {
    parameters: { at: Date; membershipId: number; id: number }
    row: { id: number }
  }
  'notifications.readAll': {
    parameters: { at: Date; membershipId: number }
    row: { id: number }
  }
  'notifications.recipient': {
    parameters: { kind: string; membershipId: number }
    row: { name: string; email: string | null; bell: boolean | null; mail: 'now' | 'digest' | 'off' | null }
  }
  'notifications.recipients': {
    parameters: { kind: string; ids: readonly number[] }
    row: { id: number; name: string; email: string | null; bell: boolean | null; mail: 'now' | 'digest' | 'off' | null }
  }
  'notifications.unread': {
    parameters: { membershipId: number }
    row: { total: number }
  }
  'oidc.byId': {
    parameters: { value: string; kind: string; now: Date }
    row: { payload: unknown; consumedAt: Date | null }
  }
  'oidc.byUid': {
    parameters: { value: string; kind: string; now: Date }
    row: { payload: unknown; consumedAt: Date | null }
  }
  'oidc.byUserCode': {
    parameters: { value: string; kind: string; now: Date }
    row: { payload: unknown; consumedAt: Date | null }
  }
  'oidc.consume': {
    parameters: { now: Date; kind: string; id: string }
    row: { id: string }
  }
  'oidc.destroy': {
    parameters: { kind: string; id: string }
    row: Record<never, never>
  }
  'oidc.keep': {
    parameters: { kind: string; id: string; payload: string; accountId: string | null | undefined; grantId: string | null | undefined; uid: string | null | undefined; userCode: string | null | undefined; expiresAt: Date | null | undefined }
    row: Record<never, never>
  }
  'oidc.revoke': {
    parameters: { kind: string; grantId: string }
    row: Record<never, never>
  }
  'orders.addEvent': {
    parameters: { orderId: number; n: number; kind: string; from: string | null | undefined; to: string; by: number | null | undefined; why: string; amount: number | null | undefined; paymentId: number | null | undefined; at: Date }
    row: Record<never, never>
  }
  'orders.addRefundApproval': {
    parameters: { id: number; by: number; at: Date }
    row: { by_id: number }
  }
  'orders.adjustments': {
    parameters: { code: string }
    row: { kind: 'coupon' | 'unique_code' | 'tax'; source: 'tenant' | 'platform'; label: string; amount: number }
  }
  'orders.beginRefund': {
    parameters: { by: number; at: Date; id: number }
    row: { id: number }
  }
  'orders.buyer': {
    parameters: { membershipId: number }
    row: { name: string; email: string | null }
  }
  'orders.byCode': {
    parameters: { code: string }
    row: { id: number; code: string; number: string | null; membershipId: number | null; buyerName: string; buyerEmail: string | null; buyerPhone: string | null; state: 'pending' | 'paid' | 'refunded' | 'partially_refunded' | 'charged_back' | 'expired' | 'cancelled' | 'failed'; classId: number | null; classroomId: number | null; classSlug: string; title: string; enrolmentId: number | null; thing: string; thingId: number | null; thingSlug: string | null; subtotal: number; discount: number; total: number; tax: number; taxBps: number; captured: number; refunded: number; fee: number; provider: string | null; method: string | null; paymentId: number | null; couponCode: string | null; maturityDays: number; policy: string; createdAt: Date; expiresAt: Date; paidAt: Date | null; maturedAt: Date | null; version: number }
  }
  'orders.change': {
    parameters: { version: number; state: string | null | undefined; number: string | null | undefined; captured: number | null | undefined; refunded: number | null | undefined; fee: number | null | undefined; provider: string | null | undefined; method: string | null | undefined; paymentId: number | null | undefined; paidAt: Date | null | undefined; maturedAt: Date | null | undefined; id: number }
    row: Record<never, never>
  }
  'orders.count': {
    parameters: { state: string | null | undefined; refunds: string | null | undefined; from: Date | null | undefined; until: Date | null | undefined; search: string | null | undefined }
    row: { total: number }
  }
  'orders.countRefundSend': {
    parameters: { id: number; attempt: number }
    row: { sends: number }
  }
  'orders.dueTenants': {
    parameters: { now: Date }
    row: { tenantId: number }
  }
  'orders.events': {
    parameters: { orderId: number }
    row: { n: number; kind: string; from: string | null; to: string; why: string; amount: number | null; at: Date; byName: string | null }
  }
  'orders.expired': {
    parameters: { now: Date }
    row: { code: string }
  }
  'orders.forgetAccounts': {
    parameters: { membershipId: number | null | undefined; before: Date | null | undefined }
    row: { id: number }
  }
  'orders.forgetAddresses': {
    parameters: { before: Date }
    row: { id: number }
  }
  'orders.held': {
    parameters: { membershipId: number }
    row: { data: string | null }
  }
  'orders.lines': {
    parameters: { code: string }
    row: { label: string; amount: number }
  }
  'orders.lock': {
    parameters: { code: string }
    row: { id: number; code: string; number: string | null; membershipId: number | null; buyerName: string; buyerEmail: string | null; buyerPhone: string | null; state: 'pending' | 'paid' | 'refunded' | 'partially_refunded' | 'charged_back' | 'expired' | 'cancelled' | 'failed'; classId: number | null; classroomId: number | null; classSlug: string; title: string; enrolmentId: number | null; thing: string; thingId: number | null; thingSlug: string | null; subtotal: number; discount: number; total: number; tax: number; taxBps: number; captured: number; refunded: number; fee: number; provider: string | null; method: string | null; paymentId: number | null; couponCode: string | null; maturityDays: number; policy: string; createdAt: Date; expiresAt: Date; paidAt: Date | null; maturedAt: Date | null; version: number }
  }
  'orders.maturing': {
    parameters: { now: Date }
    row: { code: string }
  }
  'orders.own': {
    parameters: { membershipId: number }
    row: { id: number; code: string; number: string | null; membershipId: number | null; buyerName: string; buyerEmail: string | null; buyerPhone: string | null; state: 'pending' | 'paid' | 'refunded' | 'partially_refunded' | 'charged_back' | 'expired' | 'cancelled' | 'failed'; classId: number | null; classroomId: number | null; classSlug: string; title: string; enrolmentId: number | null; thing: string; thingId: number | null; thingSlug: string | null; subtotal: number; discount: number; total: number; tax: number; taxBps: number; captured: number; refunded: number; fee: number; provider: string | null; method: string | null; paymentId: number | null; couponCode: string | null; maturityDays: number; policy: string; createdAt: Date; expiresAt: Date; paidAt: Date | null; maturedAt: Date | null; version: number }
  }
  'orders.page': {
    parameters: { state: string | null | undefined; refunds: string | null | undefined; from: Date | null | undefined; until: Date | null | undefined; search: string | null | undefined; limit: number; offset: number }
    row: { id: number; code: string; number: string | null; membershipId: number | null; buyerName: string; buyerEmail: string | null; buyerPhone: string | null; state: 'pending' | 'paid' | 'refunded' | 'partially_refunded' | 'charged_back' | 'expired' | 'cancelled' | 'failed'; classId: number | null; classroomId: number | null; classSlug: string; title: string; enrolmentId: number | null; thing: string; thingId: number | null; thingSlug: string | null; subtotal: number; discount: number; total: number; tax: number; taxBps: number; captured: number; refunded: number; fee: number; provider: string | null; method: string | null; paymentId: number | null; couponCode: string | null; maturityDays: number; policy: string; createdAt: Date; expiresAt: Date; paidAt: Date | null; maturedAt: Date | null; version: number; openRefunds: number }
  }
  'orders.pending': {
    parameters: { membershipId: number; slug: string }
    row: { id: number; code: string; number: string | null; membershipId: number | null; buyerName: string; buyerEmail: string | null; buyerPhone: string | null; state: 'pending' | 'paid' | 'refunded' | 'partially_refunded' | 'charged_back' | 'expired' | 'cancelled' | 'failed'; classId: number | null; classroomId: number | null; classSlug: string; title: string; enrolmentId: number | null; thing: string; thingId: number | null; thingSlug: string | null; subtotal: number; discount: number; total: number; tax: number; taxBps: number; captured: number; refunded: number; fee: number; provider: string | null; method: string | null; paymentId: number | null; couponCode: string | null; maturityDays: number; policy: string; createdAt: Date; expiresAt: Date; paidAt: Date | null; maturedAt: Date | null; version: number }
  }
  'orders.place': {
    parameters: { code: string; number: string; membershipId: number | null | undefined; buyerName: string; buyerEmail: string | null | undefined; buyerPhone: string | null | undefined; thing: string; thingId: number | null | undefined; thingSlug: string | null | undefined; classId: number | null | undefined; classroomId: number | null | undefined; classSlug: string; enrolmentId: number | null | undefined; title: string; subtotal: number; discount: number; total: number; tax: number; taxBps: number; couponCode: string | null | undefined; maturityDays: number; policy: string; createdAt: Date; expiresAt: Date; lineLabels: readonly string[]; lineAmounts: readonly string[]; kinds: readonly string[]; labels: readonly string[]; amounts: readonly string[]; payees: readonly string[]; names: readonly string[]; bps: readonly number[] }
    row: Record<never, never>
  }
  'orders.putRefundLimits': {
    parameters: { twoAbove: number; before: number; holdsFrom: Date; at: Date; version: number }
    row: { version: number }
  }
  'orders.refundAccount': {
    parameters: { bank: string; sealed: string; end: string; holder: string; by: number; id: number }
    row: Record<never, never>
  }
  'orders.refundApprovalOf': {
    parameters: { id: number; by: number }
    row: { id: number }
  }
  'orders.refundAsked': {
    parameters: { at: Date; problem: string; id: number }
    row: { id: number }
  }
  'orders.refundById': {
    parameters: { id: number }
    row: { id: number; orderId: number; key: string; kind: 'sale' | 'unallocated'; amount: number; state: 'requested' | 'approved' | 'sent' | 'done' | 'rejected' | 'failed'; reason: string; endsAccess: boolean; provider: string | null; paymentId: number | null; requestedBy: number | null; requestedAt: Date; decidedBy: number | null; decidedAt: Date | null; doneAt: Date | null; note: string; attempt: number; sends: number; sentBy: number | null; sentAt: Date | null; askedAt: Date | null; problem: string; accountBank: string | null; accountSealed: string | null; accountEnd: string | null; accountHolder: string | null; accountBy: number | null; approvals: number }
  }
  'orders.refundLimits': {
    parameters: Record<never, never>
    row: { twoAbove: number; before: number; holdsFrom: Date; version: number }
  }
  'orders.refundLock': {
    parameters: { id: number }
    row: { id: number; orderId: number; key: string; kind: 'sale' | 'unallocated'; amount: number; state: 'requested' | 'approved' | 'sent' | 'done' | 'rejected' | 'failed'; reason: string; endsAccess: boolean; provider: string | null; paymentId: number | null; requestedBy: number | null; requestedAt: Date; decidedBy: number | null; decidedAt: Date | null; doneAt: Date | null; note: string; attempt: number; sends: number; sentBy: number | null; sentAt: Date | null; askedAt: Date | null; problem: string; accountBank: string | null; accountSealed: string | null; accountEnd: string | null; accountHolder: string | null; accountBy: number | null; approvals: number }
  }
  'orders.refundOrder': {
    parameters: { id: number }
    row: { code: string }
  }
  'orders.refundsDue': {
    parameters: { now: Date }
    row: { tenantId: number; id: number }
  }
  'orders.refundsOf': {
    parameters: { orderId: number }
    row: { id: number; orderId: number; key: string; kind: 'sale' | 'unallocated'; amount: number; state: 'requested' | 'approved' | 'sent' | 'done' | 'rejected' | 'failed'; reason: string; endsAccess: boolean; provider: string | null; paymentId: number | null; requestedBy: number | null; requestedAt: Date; decidedBy: number | null; decidedAt: Date | null; doneAt: Date | null; note: string; attempt: number; sends: number; sentBy: number | null; sentAt: Date | null; askedAt: Date | null; problem: string; accountBank: string | null; accountSealed: string | null; accountEnd: string | null; accountHolder: string | null; accountBy: number | null; approvals: number; requestedByName: string | null; decidedByName: string | null }
  }
  'orders.refundsWaiting': {
    parameters: Record<never, never>
    row: { count: number }
  }
  'orders.shares': {
    parameters: { id: number }
    row: { payee: string; name: string; bps: number }
  }
  'orders.sumEvents': {
    parameters: { orderId: number; paymentId: number; kind: string }
    row: { amount: number }
  }
  'orders.teachers': {
    parameters: { slug: string }
    row: { personId: number; name: string; role: 'lead' | 'assistant' | 'mentor'; bps: number }
  }
  'orders.unpaid': {
    parameters: { membershipId: number; slug: string; now: Date }
    row: { id: number; code: string; number: string | null; membershipId: number | null; buyerName: string; buyerEmail: string | null; buyerPhone: string | null; state: 'pending' | 'paid' | 'refunded' | 'partially_refunded' | 'charged_back' | 'expired' | 'cancelled' | 'failed'; classId: number | null; classroomId: number | null; classSlug: string; title: string; enrolmentId: number | null; thing: string; thingId: number | null; thingSlug: string | null; subtotal: number; discount: number; total: number; tax: number; taxBps: number; captured: number; refunded: number; fee: number; provider: string | null; method: string | null; paymentId: number | null; couponCode: string | null; maturityDays: number; policy: string; createdAt: Date; expiresAt: Date; paidAt: Date | null; maturedAt: Date | null; version: number }
  }
  'orders.withoutPlace': {
    parameters: Record<never, never>
    row: { code: string }
  }
  'orders.wrongRefunds': {
    parameters: Record<never, never>
    row: { id: number }
  }
  'orders.wrongSales': {
    parameters: Record<never, never>
    row: { code: string; count: number }
  }
  'orders.wrongSums': {
    parameters: Record<never, never>
    row: { code: string }
  }
  'outbox.newest': {
    parameters: { recipient: string; limit: number }
    row: { id: number; tenantId: number; tenant: string; recipient: string; subject: string; reason: string; html: string; text: string; createdAt: Date; sentAt: Date | null }
  }
  'outlines.chaptersOnSite': {
    parameters: { courses: readonly string[]; chapters: readonly string[] }
    row: { chapterId: number; classId: number; title: string; course: string; chapter: string }
  }
  'outlines.openChapters': {
    parameters: { ids: readonly string[] }
    row: { id: string }
  }
  'own-meetings.all': {
    parameters: { membershipId: number; classId: number | null | undefined; since: Date }
    row: { id: number; classId: number; runId: number | null; chapterId: number | null; title: string; summary: string; startAt: Date; minutes: number; timeZone: string; provider: string; capacity: number | null; isCancelled: boolean; endedAt: Date | null; recordingUrl: string | null; recordingFilm: unknown; isRecordingPublic: boolean; sequence: number; version: number; updatedAt: Date; slug: string; className: string; runName: string | null; attended: 'present' | 'late' | 'excused' | 'absent' | null; attendedAt: Date | null; enrolmentId: number; hasAddress: boolean }
  }
  'own-meetings.chapter': {
    parameters: { membershipId: number; chapterId: number }
    row: { id: number; classId: number; runId: number | null; chapterId: number | null; title: string; summary: string; startAt: Date; minutes: number; timeZone: string; provider: string; capacity: number | null; isCancelled: boolean; endedAt: Date | null; recordingUrl: string | null; recordingFilm: unknown; isRecordingPublic: boolean; sequence: number; version: number; updatedAt: Date; slug: string; className: string; runName: string | null; attended: 'present' | 'late' | 'excused' | 'absent' | null; attendedAt: Date | null; enrolmentId: number; hasAddress: boolean }
  }
  'own-meetings.member': {
    parameters: { membershipId: number }
    row: { id: number }
  }
  'own-meetings.next': {
    parameters: { membershipId: number; classId: number | null | undefined; now: Date }
    row: { id: number; classId: number; runId: number | null; chapterId: number | null; title: string; summary: string; startAt: Date; minutes: number; timeZone: string; provider: string; capacity: number | null; isCancelled: boolean; endedAt: Date | null; recordingUrl: string | null; recordingFilm: unknown; isRecordingPublic: boolean; sequence: number; version: number; updatedAt: Date; slug: string; className: string; runName: string | null; attended: 'present' | 'late' | 'excused' | 'absent' | null; attendedAt: Date | null; enrolmentId: number; hasAddress: boolean }
  }
  'own-meetings.one': {
    parameters: { membershipId: number; id: number }
    row: { id: number; classId: number; runId: number | null; chapterId: number | null; title: string; summary: string; startAt: Date; minutes: number; timeZone: string; provider: string; capacity: number | null; isCancelled: boolean; endedAt: Date | null; recordingUrl: string | null; recordingFilm: unknown; isRecordingPublic: boolean; sequence: number; version: number; updatedAt: Date; slug: string; className: string; runName: string | null; attended: 'present' | 'late' | 'excused' | 'absent' | null; attendedAt: Date | null; enrolmentId: number; hasAddress: boolean }
  }
  'own-meetings.webinars': {
    parameters: { now: Date; membershipId: number | null | undefined; programIds: readonly number[] | null | undefined; mediaBase: string; pictureBase: string; limit: number; offset: number }
    row: { data: string | null }
  }
  'ownAccount.dropUnconfirmed': {
    parameters: { email: string }
    row: Record<never, never>
  }
  'ownAccount.emailByToken': {
    parameters: { tokenHash: string; now: Date }
    row: { tokenHash: string; codeHash: string; accountId: string; email: string; tenantId: number | null; createdAt: Date }
  }
  'ownAccount.find': {
    parameters: { accountId: string }
    row: { id: string; email: string; isVerified: boolean; name: string; passwordHash: string | null; passwordChangedAt: Date | null; createdAt: Date }
  }
  'ownAccount.isTaken': {
    parameters: { email: string }
    row: { yes: boolean }
  }
  'ownAccount.moveEmail': {
    parameters: { email: string; now: Date; accountId: string }
    row: { id: string }
  }
  'ownAccount.proof': {
    parameters: { uid: string; accountId: string }
    row: { at: Date }
  }
  'ownAccount.signIns': {
    parameters: { accountId: string; since: Date }
    row: { uid: string; channel: 'browser' | 'api'; methods: string[]; userAgent: string; ip: string; createdAt: Date; lastSeenAt: Date }
  }
  'ownAccount.waitingEmail': {
    parameters: { accountId: string; now: Date }
    row: { tokenHash: string; codeHash: string; accountId: string; email: string; tenantId: number | null; createdAt: Date }
  }
  'ownProfiles.keep': {
    parameters: { membershipId: number; id: number }
    row: Record<never, never>
  }
  'ownProfiles.member': {
    parameters: { membershipId: number; kinds: readonly number[] }
    row: { name: string }
  }
  'ownProfiles.members': {
    parameters: { kinds: readonly number[] }
    row: { value: string; label: string }
  }
  'ownProfiles.one': {
    parameters: { membershipId: number }
    row: { id: number }
  }
  'ownProfiles.release': {
    parameters: { id: number }
    row: Record<never, never>
  }
  'ownProfiles.site': {
    parameters: Record<never, never>
    row: { id: number }
  }
  'ownProfiles.writer': {
    parameters: { id: number }
    row: { id: number; name: string }
  }
  'ownSessions.alive': {
    parameters: { membershipId: number; now: Date }
    row: { id: string; channel: 'browser' | 'bearer'; userAgent: string; ip: string; createdAt: Date; lastSeenAt: Date }
  }
  'pages.held': {
    parameters: { key: string | null | undefined }
    row: { id: string; label: string; key: string }
  }
  'pages.list': {
    parameters: Record<never, never>
    row: { name: string; title: string; updatedAt: Date; updatedBy: string | null }
  }
  'pages.published': {
    parameters: { name: string }
    row: { name: string; eyebrow: string; title: string; lead: string; cover: unknown; sections: unknown; seo: unknown; version: number; updatedAt: Date }
  }
  'passages.due': {
    parameters: { most: number }
    row: { id: number }
  }
  'passages.facts': {
    parameters: { kinds: readonly string[]; refs: readonly string[]; heading: string }
    row: { kind: string; ref: string; position: number; score: number; coverage: number; said: number; weights: number[]; path: string; anchor: string | null; title: string; heading: string; words: string; body: string; audience: string[] | null }
  }
  'passages.factsOfKinds': {
    parameters: { kinds: readonly string[]; heading: string; now: Date }
    row: { kind: string; ref: string; position: number; score: number; coverage: number; said: number; weights: number[]; path: string; anchor: string | null; title: string; heading: string; words: string; body: string; audience: string[] | null }
  }
  'passages.find': {
    parameters: { terms: readonly string[]; exact: readonly string[]; keys: readonly string[]; hidden: readonly string[]; now: Date; most: number }
    row: { kind: string; ref: string; position: number; score: number; coverage: number; said: number; weights: number[]; path: string; anchor: string | null; title: string; heading: string; words: string; body: string; audience: string[] | null }
  }
  'passages.forget': {
    parameters: { kind: string; ref: string }
    row: Record<never, never>
  }
  'passages.headings': {
    parameters: { kind: string; ref: string; position: number }
    row: { heading: string }
  }
  'passages.lock': {
    parameters: { purpose: number; tenantId: number }
    row: { taken: boolean }
  }
  'passages.page': {
    parameters: { begins: string; ends: string; keys: readonly string[]; now: Date }
    row: { kind: string; ref: string; position: number; score: number; coverage: number; said: number; weights: number[]; path: string; anchor: string | null; title: string; heading: string; words: string; body: string; audience: string[] | null }
  }
  'passages.parts': {
    parameters: { kinds: readonly string[]; refs: readonly string[] }
    row: { kind: string; ref: string; part: string }
  }
  'passages.refusals': {
    parameters: { maker: string; most: number }
    row: { title: string; heading: string; path: string; reason: string; total: number }
  }
  'passages.refusals.forget': {
    parameters: Record<never, never>
    row: Record<never, never>
  }
  'passages.refusals.put': {
    parameters: { maker: string; digests: readonly string[]; reasons: readonly string[] }
    row: Record<never, never>
  }
  'passages.refusals.sweep': {
    parameters: { maker: string }
    row: Record<never, never>
  }
  'passages.remember': {
    parameters: { now: Date }
    row: Record<never, never>
  }
  'passages.sentences': {
    parameters: { sentences: readonly string[]; terms: readonly string[] }
    row: { number: number; terms: number[] }
  }
  'passages.settle': {
    parameters: { ids: readonly number[] }
    row: Record<never, never>
  }
  'passages.source': {
    parameters: { kind: string; ref: string; part: string; stamp: string }
    row: Record<never, never>
  }
  'passages.stale': {
    parameters: Record<never, never>
    row: { id: number; tag: string }
  }
  'passages.staleTags': {
    parameters: Record<never, never>
    row: { tag: string }
  }
  'passages.state': {
    parameters: Record<never, never>
    row: { refreshedAt: Date | null; total: number | null }
  }
  'passages.topics': {
    parameters: Record<never, never>
    row: { kind: string; ref: string; position: number; score: number; coverage: number; said: number; weights: number[]; path: string; anchor: string | null; title: string; heading: string; words: string; body: string; audience: string[] | null }
  }
  'passages.unknown': {
    parameters: { words: readonly string[] }
    row: { word: string }
  }
  'passages.vectors.counted': {
    parameters: { maker: string }
    row: { texts: number; made: number }
  }
  'passages.vectors.near': {
    parameters: { signs: string; maker: string; keys: readonly string[]; now: Date; hidden: readonly string[]; most: number }
    row: { kind: string; ref: string; position: number; score: number; coverage: number; said: number; weights: number[]; path: string; anchor: string | null; title: string; heading: string; words: string; body: string; audience: string[] | null; vector: string }
  }
  'passages.vectors.put': {
    parameters: { maker: string; digests: readonly string[]; signs: readonly string[]; vectors: readonly string[] }
    row: Record<never, never>
  }
  'passages.vectors.sweep': {
    parameters: { maker: string }
    row: Record<never, never>
  }
  'passages.vectors.unmade': {
    parameters: { maker: string; most: number }
    row: { digest: string; text: string }
  }
  'passages.words.alike': {
    parameters: { word: string; slips: number }
    row: { word: string; documents: number }
  }
  'passages.words.collect': {
    parameters: Record<never, never>
    row: Record<never, never>
  }
  'passages.words.forget': {
    parameters: Record<never, never>
    row: Record<never, never>
  }
  'passages.write': {
    parameters: { kind: string; ref: string; path: string; title: string; audience: readonly string[] | null | undefined; visibleFrom: string; visibleUntil: string | null | undefined; anchors: readonly string[]; headings: readonly string[]; words: readonly string[]; bodies: readonly string[] }
    row: Record<never, never>
  }
  'passages.written': {
    parameters: { now: Date }
    row: { kind: string; ref: string; position: number; score: number; coverage: number; said: number; weights: number[]; path: string; anchor: string | null; title: string; heading: string; words: string; body: string; audience: string[] | null }
  }
  'passkeys.byId': {
    parameters: { credentialId: string }
    row: { credentialId: string; accountId: string; publicKey: Buffer; counter: number; transports: string[]; name: string; backedUp: boolean; createdAt: Date; lastUsedAt: Date | null }
  }
  'passkeys.insert': {
    parameters: { credentialId: string; accountId: string; publicKey: Buffer; counter: number; transports: readonly string[]; name: string; backedUp: boolean; createdAt: Date }
    row: { credential_id: string }
  }
  'passkeys.ofAccount': {
    parameters: { accountId: string }
    row: { credentialId: string; accountId: string; publicKey: Buffer; counter: number; transports: string[]; name: string; backedUp: boolean; createdAt: Date; lastUsedAt: Date | null }
  }
  'passkeys.takeChallenge': {
    parameters: { id: string; purpose: string; accountId: string | null | undefined; within: string; now: Date }
    row: { id: string }
  }
  'passkeys.use': {
    parameters: { counter: number; isBackedUp: boolean; now: Date; credentialId: string }
    row: { credential_id: string }
  }
  'payments.addEvent': {
    parameters: { paymentId: number; key: string; kind: string; body: string; at: Date }
    row: Record<never, never>
  }
  'payments.asked': {
    parameters: { at: Date; id: number; version: number }
    row: Record<never, never>
  }
  'payments.byId': {
    parameters: { id: number }
    row: { id: number; kind: string; code: string; number: string; membershipId: number | null; provider: 'midtrans' | 'xendit' | 'manual'; isSimulated: boolean; ref: string; providerId: string | null; method: 'qris' | 'va' | 'ewallet' | 'card' | 'transfer'; channel: string; amount: number; fee: number; received: number | null; returned: number; takenBack: number; state: 'creating' | 'pending' | 'review' | 'closing' | 'unknown' | 'paid' | 'failed' | 'cancelled' | 'expired' | 'refunded' | 'partially_refunded' | 'charged_back'; instructions: unknown; problem: string; expiresAt: Date; createdAt: Date; paidAt: Date | null; proofKey: string | null; proofBy: number | null; proofAt: Date | null; version: number }
  }
  'payments.change': {
    parameters: { state: string | null | undefined; providerId: string | null | undefined; instructions: string | null | undefined; problem: string | null | undefined; received: number | null | undefined; returned: number | null | undefined; takenBack: number | null | undefined; paidAt: Date | null | undefined; askedAt: Date | null | undefined; heardAt: Date | null | undefined; proofKey: string | null | undefined; proofBy: number | null | undefined; proofAt: Date | null | undefined; decidedBy: number | null | undefined; isSeen: boolean; at: Date; id: number }
    row: Record<never, never>
  }
  'payments.confirmedBy': {
    parameters: { id: number }
    row: { by: number | null }
  }
  'payments.due': {
    parameters: { now: Date }
    row: { tenantId: number; id: number }
  }
  'payments.hear': {
    parameters: { id: number; key: string; body: string; at: Date }
    row: { id: number }
  }
  'payments.heldFiles': {
    parameters: { key: string | null | undefined }
    row: { id: string; label: string; key: string }
  }
  'payments.incoming': {
    parameters: { state: string | null | undefined; search: string | null | undefined; limit: number; offset: number }
    row: { id: number; number: string; buyer: string; membershipId: number | null; channel: string; provider: 'midtrans' | 'xendit' | 'manual'; amount: number; returned: number; state: 'creating' | 'pending' | 'review' | 'closing' | 'unknown' | 'paid' | 'failed' | 'cancelled' | 'expired' | 'refunded' | 'partially_refunded' | 'charged_back'; ref: string; isSimulated: boolean; createdAt: Date; problem: string; proofKey: string | null; proofBy: number | null }
  }
  'payments.incomingCount': {
    parameters: { state: string | null | undefined; search: string | null | undefined }
    row: { total: number }
  }
  'payments.insert': {
    parameters: { kind: string; code: string; number: string; membershipId: number | null | undefined; provider: string; isSimulated: boolean; ref: string; method: string; channel: string; amount: number; fee: number; state: string; expiresAt: Date; at: Date }
    row: { id: number; kind: string; code: string; number: string; membershipId: number | null; provider: 'midtrans' | 'xendit' | 'manual'; isSimulated: boolean; ref: string; providerId: string | null; method: 'qris' | 'va' | 'ewallet' | 'card' | 'transfer'; channel: string; amount: number; fee: number; received: number | null; returned: number; takenBack: number; state: 'creating' | 'pending' | 'review' | 'closing' | 'unknown' | 'paid' | 'failed' | 'cancelled' | 'expired' | 'refunded' | 'partially_refunded' | 'charged_back'; instructions: unknown; problem: string; expiresAt: Date; createdAt: Date; paidAt: Date | null; proofKey: string | null; proofBy: number | null; proofAt: Date | null; version: number }
  }
  'payments.locked': {
    parameters: { id: number }
    row: { id: number; kind: string; code: string; number: string; membershipId: number | null; provider: 'midtrans' | 'xendit' | 'manual'; isSimulated: boolean; ref: string; providerId: string | null; method: 'qris' | 'va' | 'ewallet' | 'card' | 'transfer'; channel: string; amount: number; fee: number; received: number | null; returned: number; takenBack: number; state: 'creating' | 'pending' | 'review' | 'closing' | 'unknown' | 'paid' | 'failed' | 'cancelled' | 'expired' | 'refunded' | 'partially_refunded' | 'charged_back'; instructions: unknown; problem: string; expiresAt: Date; createdAt: Date; paidAt: Date | null; proofKey: string | null; proofBy: number | null; proofAt: Date | null; version: number }
  }
  'payments.newestOf': {
    parameters: { kinds: readonly string[]; code: string }
    row: { id: number; kind: string; code: string; number: string; membershipId: number | null; provider: 'midtrans' | 'xendit' | 'manual'; isSimulated: boolean; ref: string; providerId: string | null; method: 'qris' | 'va' | 'ewallet' | 'card' | 'transfer'; channel: string; amount: number; fee: number; received: number | null; returned: number; takenBack: number; state: 'creating' | 'pending' | 'review' | 'closing' | 'unknown' | 'paid' | 'failed' | 'cancelled' | 'expired' | 'refunded' | 'partially_refunded' | 'charged_back'; instructions: unknown; problem: string; expiresAt: Date; createdAt: Date; paidAt: Date | null; proofKey: string | null; proofBy: number | null; proofAt: Date | null; version: number }
  }
  'payments.openOf': {
    parameters: { kind: string; code: string }
    row: { id: number; kind: string; code: string; number: string; membershipId: number | null; provider: 'midtrans' | 'xendit' | 'manual'; isSimulated: boolean; ref: string; providerId: string | null; method: 'qris' | 'va' | 'ewallet' | 'card' | 'transfer'; channel: string; amount: number; fee: number; received: number | null; returned: number; takenBack: number; state: 'creating' | 'pending' | 'review' | 'closing' | 'unknown' | 'paid' | 'failed' | 'cancelled' | 'expired' | 'refunded' | 'partially_refunded' | 'charged_back'; instructions: unknown; problem: string; expiresAt: Date; createdAt: Date; paidAt: Date | null; proofKey: string | null; proofBy: number | null; proofAt: Date | null; version: number }
  }
  'payments.opened': {
    parameters: { state: string; providerId: string; instructions: string | null | undefined; problem: string; at: Date; id: number }
    row: Record<never, never>
  }
  'payments.personal': {
    parameters: { membershipId: number }
    row: { data: string | null }
  }
  'payments.place': {
    parameters: { ref: string }
    row: { tenantId: number; id: number }
  }
  'payments.placeThere': {
    parameters: { providerId: string }
    row: { tenantId: number; id: number }
  }
  'payments.proofsOf': {
    parameters: { membershipId: number }
    row: { key: string }
  }
  'payments.subjectOf': {
    parameters: { word: string }
    row: { code: string }
  }
  'payments.waiting': {
    parameters: Record<never, never>
    row: { total: number }
  }
  'payments.wrongHistories': {
    parameters: Record<never, never>
    row: { ref: string | null; state: 'creating' | 'pending' | 'review' | 'closing' | 'unknown' | 'paid' | 'failed' | 'cancelled' | 'expired' | 'refunded' | 'partially_refunded' | 'charged_back' | null; told: string | null }
  }
  'payouts.account': {
    parameters: { payeeId: number }
    row: { id: number; bank: string; numberSealed: string | null; numberEnd: string; holder: string; addedBy: number | null; addedAt: Date; usableAt: Date }
  }
  'payouts.addAccount': {
    parameters: { payeeId: number; bank: string; sealed: string; mark: string; end: string; holder: string; by: number; at: Date; usableAt: Date }
    row: { id: number; bank: string; numberSealed: string | null; numberEnd: string; holder: string; addedBy: number | null; addedAt: Date; usableAt: Date }
  }
  'payouts.addApproval': {
    parameters: { id: number; by: number; at: Date }
    row: { by_id: number }
  }
  'payouts.batch': {
    parameters: { press: string; by: number; at: Date }
    row: { id: number }
  }
  'payouts.contact': {
    parameters: { id: number }
    row: { name: string; email: string | null }
  }
  'payouts.contradicted': {
    parameters: Record<never, never>
    row: { id: number; problem: string }
  }
  'payouts.count': {
    parameters: { payeeId: number | null | undefined; status: string | null | undefined; bank: string | null | undefined; search: string | null | undefined }
    row: { total: number }
  }
  'payouts.countDay': {
    parameters: { day: string; amount: number; most: number }
    row: { approved: number }
  }
  'payouts.countSend': {
    parameters: { id: number }
    row: { sends: number }
  }
  'payouts.due': {
    parameters: { now: Date }
    row: { tenantId: number; id: number }
  }
  'payouts.emptyAccounts': {
    parameters: { name: string; membershipId: number }
    row: { id: number }
  }
  'payouts.emptyNotes': {
    parameters: { membershipId: number }
    row: { id: number }
  }
  'payouts.emptyPayee': {
    parameters: { name: string; membershipId: number }
    row: { id: number }
  }
  'payouts.held': {
    parameters: { membershipId: number }
    row: { data: string | null }
  }
  'payouts.insert': {
    parameters: { payeeId: number; accountId: number; amount: number; withheld: number; taxArticle: string; note: string; by: number; at: Date }
    row: { id: number }
  }
  'payouts.link': {
    parameters: { personId: number; membershipId: number; name: string; by: number; at: Date }
    row: { id: number }
  }
  'payouts.lock': {
    parameters: { id: number }
    row: { id: number; payeeId: number; amount: number; withheld: number; taxArticle: string; state: 'requested' | 'approved' | 'queued' | 'processing' | 'unknown' | 'paid' | 'failed' | 'rejected' | 'cancelled' | 'reversed'; note: string; requestedBy: number | null; requestedAt: Date; approvedBy: number | null; transferredOn: string | null; reference: string; personId: number; payee: string; membershipId: number | null; linkedBy: number; bank: string; numberSealed: string | null; numberEnd: string; holder: string; addedBy: number | null; addedAt: Date; provider: 'midtrans' | 'xendit' | null; isSimulated: boolean; ref: string | null; providerId: string | null; batchId: number | null; queuedBy: number | null; queuedAt: Date | null; sends: number; problem: string; usableAt: Date; approvals: number }
  }
  'payouts.lockPayee': {
    parameters: { membershipId: number }
    row: { id: number; personId: number; membershipId: number | null; name: string; linkedBy: number }
  }
  'payouts.lockPayeeOfPerson': {
    parameters: { personId: number }
    row: { id: number; personId: number; membershipId: number | null; name: string; linkedBy: number }
  }
  'payouts.member': {
    parameters: { id: number; kinds: readonly number[] }
    row: { name: string }
  }
  'payouts.members': {
    parameters: { kinds: readonly number[] }
    row: { value: string; label: string }
  }
  'payouts.note': {
    parameters: { id: number; to: string; by: number | null | undefined; reason: string; at: Date }
    row: Record<never, never>
  }
  'payouts.open': {
    parameters: { payeeId: number }
    row: { id: number }
  }
  'payouts.openOf': {
    parameters: { membershipId: number }
    row: { id: number }
  }
  'payouts.page': {
    parameters: { payeeId: number | null | undefined; status: string | null | undefined; bank: string | null | undefined; search: string | null | undefined; limit: number; offset: number }
    row: { id: number; payeeId: number; amount: number; withheld: number; taxArticle: string; state: 'requested' | 'approved' | 'queued' | 'processing' | 'unknown' | 'paid' | 'failed' | 'rejected' | 'cancelled' | 'reversed'; note: string; requestedBy: number | null; requestedAt: Date; approvedBy: number | null; transferredOn: string | null; reference: string; personId: number; payee: string; membershipId: number | null; linkedBy: number; bank: string; numberSealed: string | null; numberEnd: string; holder: string; addedBy: number | null; addedAt: Date; provider: 'midtrans' | 'xendit' | null; isSimulated: boolean; ref: string | null; providerId: string | null; batchId: number | null; queuedBy: number | null; queuedAt: Date | null; sends: number; problem: string; usableAt: Date; approvals: number; reason: string | null; decidedAt: Date | null; decidedBy: string | null; available: number; paid: number; accounts: number; isOthersToo: boolean }
  }
  'payouts.paid': {
    parameters: { payeeId: number }
    row: { amount: number }
  }
  'payouts.payee': {
    parameters: { membershipId: number }
    row: { id: number; personId: number; membershipId: number | null; name: string; linkedBy: number }
  }
  'payouts.payeeById': {
    parameters: { id: number }
    row: { id: number; personId: number; name: string }
  }
  'payouts.payeeCount': {
    parameters: { search: string | null | undefined }
    row: { total: number }
  }
  'payouts.payees': {
    parameters: { search: string | null | undefined; limit: number; offset: number }
    row: { id: number; personId: number; membershipId: number | null; name: string; linkedAt: Date; memberName: string | null; bank: string | null; numberEnd: string | null; available: number }
  }
  'payouts.people': {
    parameters: Record<never, never>
    row: { value: string; label: string }
  }
  'payouts.person': {
    parameters: { id: number }
    row: { name: string }
  }
  'payouts.places': {
    parameters: { ref: string }
    row: { tenantId: number; id: number }
  }
  'payouts.putSettings': {
    parameters: { twoAbove: number; mostEach: number; mostADay: number; twoAboveBefore: number; mostEachBefore: number; mostADayBefore: number; holdsFrom: Date | null | undefined; keysSealed: string | null | undefined; at: Date; version: number }
    row: { version: number }
  }
  'payouts.sent': {
    parameters: { id: number }
    row: { id: number; state: 'requested' | 'approved' | 'queued' | 'processing' | 'unknown' | 'paid' | 'failed' | 'rejected' | 'cancelled' | 'reversed'; ref: string | null; amount: number; withheld: number; provider: 'midtrans' | 'xendit' | null; isSimulated: boolean; providerId: string | null; queuedAt: Date | null; askedAt: Date | null; queuedBy: number | null; sends: number; bank: string; numberSealed: string | null; holder: string; membershipId: number | null }
  }
  'payouts.settings': {
    parameters: Record<never, never>
    row: { twoAbove: number; mostEach: number; mostADay: number; twoAboveBefore: number | null; mostEachBefore: number | null; mostADayBefore: number | null; holdsFrom: Date | null; keysSealed: string | null; version: number }
  }
  'payouts.statementLines': {
    parameters: { owner: string; from: Date; until: Date }
    row: { at: Date; kind: string; title: string; amount: number; ref: string }
  }
  'payouts.statementOpening': {
    parameters: { owner: string; from: Date }
    row: { amount: number; since: Date | null }
  }
  'payouts.statementTaxes': {
    parameters: { from: Date; until: Date; owner: string }
    row: { kind: string; ref: string; article: string; amount: number }
  }
  'payouts.waiting': {
    parameters: Record<never, never>
    row: { count: number }
  }
  'payouts.wrongHeld': {
    parameters: Record<never, never>
    row: { owner: string; held: number; open: number }
  }
  'payouts.wrongHistories': {
    parameters: Record<never, never>
    row: { id: number }
  }
  'payouts.wrongSteps': {
    parameters: Record<never, never>
    row: { id: number }
  }
  'payouts.wrongTax': {
    parameters: Record<never, never>
    row: { id: number }
  }
  'payouts.wrongTransit': {
    parameters: Record<never, never>
    row: { booked: number; open: number }
  }
  'people.blank': {
    parameters: { name: string; at: Date; id: number }
    row: Record<never, never>
  }
  'people.bySlugs': {
    parameters: { pictureBase: string; slugs: readonly string[] }
    row: { slug: string; name: string; title: string; bio: string; photo: unknown }
  }
  'people.change': {
    parameters: { slug: string; name: string; title: string; bio: string; photo: string | null | undefined; at: Date; version: number; id: number }
    row: { id: number }
  }
  'people.held': {
    parameters: { key: string | null | undefined }
    row: { id: string; label: string; key: string }
  }
  'people.known': {
    parameters: { slugs: readonly string[] }
    row: { slug: string }
  }
  'people.named': {
    parameters: { names: readonly string[] }
    row: { id: number; slug: string; name: string; title: string }
  }
  'people.offered': {
    parameters: { search: string }
    row: { id: number; slug: string; name: string; title: string }
  }
  'people.put': {
    parameters: { slug: string; name: string; title: string; bio: string; photo: string | null | undefined; at: Date; version: number }
    row: { id: number }
  }
  'people.written': {
    parameters: { id: number }
    row: { slug: string; name: string; title: string; bio: string; photo: unknown; status: 'draft' | 'published' | 'archived'; version: number; updatedAt: Date }
  }
  'people.writtenLocked': {
    parameters: { id: number }
    row: { slug: string; name: string; title: string; bio: string; photo: unknown; status: 'draft' | 'published' | 'archived'; version: number; updatedAt: Date }
  }
  'polls.answer': {
    parameters: { pollId: number; round: number; membershipId: number; option: string; at: Date }
    row: { option: string }
  }
  'polls.answers': {
    parameters: { pollId: number }
    row: { membershipId: number; round: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9; option: string; name: string }
  }
  'polls.answersOf': {
    parameters: { membershipId: number }
    row: { data: string | null }
  }
  'polls.askable': {
    parameters: { kinds: readonly string[]; isAll: boolean; viewerId: number }
    row: { id: number; name: string }
  }
  'polls.chosen': {
    parameters: { id: number; kinds: readonly string[]; isAll: boolean; viewerId: number }
    row: { id: number; version: number }
  }
  'polls.class': {
    parameters: { id: number; isAll: boolean; viewerId: number; programIds: readonly number[] }
    row: { id: number; name: string; slug: string }
  }
  'polls.due': {
    parameters: { membershipId: number }
    row: { className: string; slug: string; begunAt: Date }
  }
  'polls.forgetAsker': {
    parameters: { membershipId: number }
    row: Record<never, never>
  }
  'polls.given': {
    parameters: { pollId: number; round: number; membershipId: number }
    row: { option: string }
  }
  'polls.held': {
    parameters: { id: number }
    row: { id: number; classId: number; runId: number | null; questionId: number; questionVersion: number; state: 'open' | 'held' | 'closed'; round: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9; rev: number; begunAt: Date }
  }
  'polls.mayAnswer': {
    parameters: { classId: number; membershipId: number; runId: number | null | undefined }
    row: { id: number }
  }
  'polls.one': {
    parameters: { id: number }
    row: { id: number; classId: number; runId: number | null; questionId: number; questionVersion: number; state: 'open' | 'held' | 'closed'; round: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9; rev: number; begunAt: Date }
  }
  'polls.own': {
    parameters: { classId: number; runId: number | null | undefined; since: Date }
    row: { id: number; classId: number; runId: number | null; questionId: number; questionVersion: number; state: 'open' | 'held' | 'closed'; round: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9; rev: number; begunAt: Date }
  }
  'polls.past': {
    parameters: { classId: number }
    row: { id: number; classId: number; runId: number | null; questionId: number; questionVersion: number; state: 'open' | 'held' | 'closed'; round: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9; rev: number; begunAt: Date }
  }
  'polls.people': {
    parameters: { classId: number; runId: number | null | undefined }
    row: { total: number }
  }
  'polls.running': {
    parameters: { classId: number }
    row: { id: number; classId: number; runId: number | null; questionId: number; questionVersion: number; state: 'open' | 'held' | 'closed'; round: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9; rev: number; begunAt: Date }
  }
  'polls.runs': {
    parameters: { classId: number }
    row: { id: number; name: string }
  }
  'polls.turn': {
    parameters: { classId: number }
    row: { pg_advisory_xact_lock: string | null }
  }
  'polls.uses': {
    parameters: { ids: readonly number[] }
    row: { questionId: number; total: number }
  }
  'portfolio.change': {
    parameters: { slug: string; title: string; kind: string; kindSlug: string; summary: string; html: string; startsOn: string; endsOn: string; batches: string; clientSlug: string; projectLink: string | null | undefined; cover: string | null | undefined; photos: string; images: string; video: string | null | undefined; at: Date; version: number; id: number }
    row: { id: number }
  }
  'portfolio.changeClient': {
    parameters: { slug: string; name: string; sector: string; logo: string | null | undefined; position: number | null | undefined; at: Date; version: number; id: number }
    row: { id: number }
  }
  'portfolio.client': {
    parameters: { slug: string }
    row: { data: string | null }
  }
  'portfolio.clientOptions': {
    parameters: Record<never, never>
    row: { value: string; label: string }
  }
  'portfolio.clients': {
    parameters: { pictureBase: string; now: Date }
    row: { data: string | null }
  }
  'portfolio.countShown': {
    parameters: { now: Date }
    row: { total: number }
  }
  'portfolio.detail': {
    parameters: { pictureBase: string; mediaBase: string; now: Date; slug: string }
    row: { data: string | null }
  }
  'portfolio.held.client': {
    parameters: { key: string | null | undefined }
    row: { id: string; label: string; key: string }
  }
  'portfolio.held.portfolio': {
    parameters: { key: string | null | undefined }
    row: { id: string; label: string; key: string }
  }
  'portfolio.kindOptions': {
    parameters: Record<never, never>
    row: { value: string; label: string }
  }
  'portfolio.kinds': {
    parameters: { now: Date }
    row: { data: string | null }
  }
  'portfolio.list': {
    parameters: { pictureBase: string; now: Date; type: string | null | undefined; search: string | null | undefined; client: string | null | undefined; except: string | null | undefined; limit: number; offset: number }
    row: { data: string | null }
  }
  'portfolio.put': {
    parameters: { slug: string; title: string; kind: string; kindSlug: string; summary: string; html: string; startsOn: string; endsOn: string; batches: string; clientSlug: string; projectLink: string | null | undefined; cover: string | null | undefined; photos: string; images: string; video: string | null | undefined; at: Date; version: number }
    row: { id: number }
  }
  'portfolio.putClient': {
    parameters: { slug: string; name: string; sector: string; logo: string | null | undefined; position: number | null | undefined; at: Date; version: number }
    row: { id: number }
  }
  'portfolio.written': {
    parameters: { id: number }
    row: { slug: string; title: string; summary: string; html: string; kind: string; startsOn: string; endsOn: string; batches: unknown; projectLink: string | null; cover: unknown; photos: unknown; images: unknown; video: unknown; status: 'draft' | 'published' | 'archived'; version: number; updatedAt: Date; clientSlug: string | null }
  }
  'portfolio.writtenClient': {
    parameters: { id: number }
    row: { slug: string; name: string; sector: string; logo: unknown; position: number; status: 'draft' | 'published' | 'archived'; version: number; updatedAt: Date }
  }
  'portfolio.writtenClientLocked': {
    parameters: { id: number }
    row: { slug: string; name: string; sector: string; logo: unknown; position: number; status: 'draft' | 'published' | 'archived'; version: number; updatedAt: Date }
  }
  'portfolio.writtenLocked': {
    parameters: { id: number }
    row: { slug: string; title: string; summary: string; html: string; kind: string; startsOn: string; endsOn: string; batches: unknown; projectLink: string | null; cover: unknown; photos: unknown; images: unknown; video: unknown; status: 'draft' | 'published' | 'archived'; version: number; updatedAt: Date; clientSlug: string | null }
  }
  'posts.addCategory': {
    parameters: { kind: string; slug: string; name: string; parentId: number | null | undefined; position: number | null | undefined }
    row: { id: number }
  }
  'posts.addViews': {
    parameters: { seen: string }
    row: { done: string | null }
  }
  'posts.addressFiles': {
    parameters: { now: Date; kind: string }
    row: { data: string | null }
  }
  'posts.addresses': {
    parameters: { now: Date; kind: string; after: number }
    row: { data: string | null }
  }
  'posts.begin': {
    parameters: { kind: string; slug: string; title: string; owner: number | null | undefined; at: Date }
    row: { id: number }
  }
  'posts.categoriesBelow': {
    parameters: { id: number }
    row: { id: number }
  }
  'posts.categoriesLifted': {
    parameters: { id: number }
    row: { id: number; parent_id: number | null }
  }
  'posts.categoriesWritten': {
    parameters: { kind: string }
    row: { id: number; slug: string; name: string; parentId: number | null; position: number; uses: number }
  }
  'posts.category': {
    parameters: { now: Date; kind: string; slug: string }
    row: { data: string | null }
  }
  'posts.categoryOptions': {
    parameters: { kind: string }
    row: { value: string; label: string }
  }
  'posts.categoryWritten': {
    parameters: { id: number }
    row: { id: number; kind: string; slug: string; name: string; parentId: number | null; position: number; uses: number; isFirst: boolean }
  }
  'posts.changeCategory': {
    parameters: { name: string; slug: string; parentId: number | null | undefined; position: number; id: number }
    row: { id: number }
  }
  'posts.desk.counts': {
    parameters: { owner: number }
    row: { drafts: number; toFix: number; published: number; views: number }
  }
  'posts.desk.drafts': {
    parameters: { owner: number }
    row: { id: number; kind: 'news' | 'blog' | 'articles' | 'podcasts' | 'tulisan-temans' | 'gallery' | 'video' | 'tenants' | 'collaborators'; title: string; review: 'asked' | 'needs_fix' | null; touchedAt: Date; remark: string | null }
  }
  'posts.desk.read': {
    parameters: { owner: number }
    row: { id: number; kind: 'news' | 'blog' | 'articles' | 'podcasts' | 'tulisan-temans' | 'gallery' | 'video' | 'tenants' | 'collaborators'; title: string; views: number }
  }
  'posts.detailById': {
    parameters: { pictureBase: string; mediaBase: string; id: number; kindSlug: string | null | undefined; slug: string | null | undefined; now: Date }
    row: { data: string | null }
  }
  'posts.detailBySlug': {
    parameters: { pictureBase: string; mediaBase: string; kindSlug: string; slug: string; now: Date }
    row: { data: string | null }
  }
  'posts.drawnTies': {
    parameters: { categoryIds: readonly number[]; pictureBase: string; authorIds: readonly number[] }
    row: { categories: unknown; authors: unknown }
  }
  'posts.emptyBin': {
    parameters: { before: Date }
    row: { id: number }
  }
  'posts.episodes': {
    parameters: { ids: readonly number[] }
    row: { id: number; chapters: boolean; words: string }
  }
  'posts.feed': {
    parameters: { pictureBase: string; now: Date; kind: string; since: Date | null | undefined; limit: number }
    row: { data: string | null }
  }
  'posts.findByTitle': {
    parameters: { words: string; most: number }
    row: { id: number; kind: 'news' | 'blog' | 'articles' | 'podcasts' | 'tulisan-temans' | 'gallery' | 'video' | 'tenants' | 'collaborators'; slug: string; title: string }
  }
  'posts.forgetAddress': {
    parameters: { kind: string; slug: string }
    row: Record<never, never>
  }
  'posts.forgetOwner': {
    parameters: { membershipId: number }
    row: Record<never, never>
  }
  'posts.found': {
    parameters: { search: string; prefix: string }
    row: { id: number }
  }
  'posts.held.post': {
    parameters: { key: string | null | undefined }
    row: { id: string; label: string; key: string }
  }
  'posts.id': {
    parameters: { now: Date; kind: string; slug: string }
    row: { id: number }
  }
  'posts.idBySlug': {
    parameters: { kind: string; slug: string }
    row: { id: number }
  }
  'posts.keepAddress': {
    parameters: { kind: string; slug: string; id: number; at: Date }
    row: Record<never, never>
  }
  'posts.ledBy': {
    parameters: { kind: string; slug: string }
    row: { id: number; slug: string }
  }
  'posts.living': {
    parameters: { kind: string }
    row: { id: number; slug: string; status: 'draft' | 'in_review' | 'scheduled' | 'published' | 'archived'; publishedAt: Date | null }
  }
  'posts.moveCategory': {
    parameters: { into: number; id: number }
    row: { id: number }
  }
  'posts.news': {
    parameters: { now: Date; kind: string; since: Date; limit: number }
    row: { data: string | null }
  }
  'posts.office.newest': {
    parameters: { owner: number | null | undefined; programIds: readonly number[]; provinceCode: string | null | undefined; kind: string | null | undefined; search: string | null | undefined; categoryId: number | null | undefined; state: string; limit: number; offset: number; pictureBase: string }
    row: { data: string | null }
  }
  'posts.office.title': {
    parameters: { owner: number | null | undefined; programIds: readonly number[]; provinceCode: string | null | undefined; kind: string | null | undefined; search: string | null | undefined; categoryId: number | null | undefined; state: string; limit: number; offset: number; pictureBase: string }
    row: { data: string | null }
  }
  'posts.onSite': {
    parameters: { slugs: readonly string[]; ids: readonly number[] }
    row: { id: number; kind: 'news' | 'blog' | 'articles' | 'podcasts' | 'tulisan-temans' | 'gallery' | 'video' | 'tenants' | 'collaborators'; slug: string; title: string; ownerId: number | null; ownerPrograms: number[] | null; ownerProvince: string | null }
  }
  'posts.own': {
    parameters: { membershipId: number }
    row: { id: number; kind: 'news' | 'blog' | 'articles' | 'podcasts' | 'tulisan-temans' | 'gallery' | 'video' | 'tenants' | 'collaborators'; slug: string; title: string; status: 'draft' | 'in_review' | 'scheduled' | 'published' | 'archived'; publishedAt: Date | null }
  }
  'posts.removeCategory': {
    parameters: { parentId: number | null | undefined; id: number }
    row: Record<never, never>
  }
  'posts.seriesNamed': {
    parameters: { kind: string; names: readonly string[] }
    row: { value: string; label: string }
  }
  'posts.seriesOffered': {
    parameters: { kind: string; id: number; search: string }
    row: { value: string; label: string }
  }
  'posts.setPublishedAt': {
    parameters: { at: Date; now: Date; id: number }
    row: Record<never, never>
  }
  'posts.setState': {
    parameters: { status: string; at: Date; id: number }
    row: Record<never, never>
  }
  'posts.slugIsFree': {
    parameters: { kind: string; slug: string; id: number }
    row: { isFree: boolean }
  }
  'posts.tieNames': {
    parameters: { categoryIds: readonly number[]; authorIds: readonly number[]; parentId: number | null | undefined }
    row: { categories: string[]; authors: string[]; parent: string | null }
  }
  'posts.ties': {
    parameters: { id: number; categoryIds: readonly number[]; authorIds: readonly number[]; parentId: number | null | undefined }
    row: { categoryIds: number[]; authorIds: number[]; hasParent: boolean }
  }
  'posts.tiesBySlug': {
    parameters: { categories: readonly string[]; kind: string; authors: readonly string[] }
    row: { categories: number[]; authors: number[] }
  }
  'posts.touch': {
    parameters: { at: Date; title: string; id: number }
    row: Record<never, never>
  }
  'posts.trash': {
    parameters: { at: Date; slug: string; id: number }
    row: { id: number }
  }
  'posts.untrash': {
    parameters: { slug: string; at: Date; id: number }
    row: { id: number }
  }
  'posts.views': {
    parameters: { id: number }
    row: { views: number }
  }
  'posts.written': {
    parameters: { id: number }
    row: { id: number; kind: 'news' | 'blog' | 'articles' | 'podcasts' | 'tulisan-temans' | 'gallery' | 'video' | 'tenants' | 'collaborators'; slug: string; title: string; summary: string; html: string; cover: unknown; tags: string[]; status: 'draft' | 'in_review' | 'scheduled' | 'published' | 'archived'; visibility: 'public' | 'members'; featured: boolean; language: string | null; version: number; publishedAt: Date | null; updatedAt: Date; ownerId: number | null; seo: unknown; parentId: number | null; audio: unknown; video: unknown; episode: unknown; images: unknown; trashedAt: Date | null; trashedSlug: string | null; categoryId: number | null; blocks: unknown; categoryIds: number[]; authorIds: number[]; ownerPrograms: number[] | null; ownerProvince: string | null }
  }
  'posts.writtenLocked': {
    parameters: { id: number }
    row: { id: number; kind: 'news' | 'blog' | 'articles' | 'podcasts' | 'tulisan-temans' | 'gallery' | 'video' | 'tenants' | 'collaborators'; slug: string; title: string; summary: string; html: string; cover: unknown; tags: string[]; status: 'draft' | 'in_review' | 'scheduled' | 'published' | 'archived'; visibility: 'public' | 'members'; featured: boolean; language: string | null; version: number; publishedAt: Date | null; updatedAt: Date; ownerId: number | null; seo: unknown; parentId: number | null; audio: unknown; video: unknown; episode: unknown; images: unknown; trashedAt: Date | null; trashedSlug: string | null; categoryId: number | null; blocks: unknown; categoryIds: number[]; authorIds: number[]; ownerPrograms: number[] | null; ownerProvince: string | null }
  }
  'privacy.admins': {
    parameters: Record<never, never>
    row: { name: string; email: string }
  }
  'privacy.choose': {
    parameters: { choice: string; isGiven: boolean; at: Date; membershipId: number }
    row: Record<never, never>
  }
  'privacy.consentsHeld': {
    parameters: { membershipId: number }
    row: { held: string | null }
  }
  'privacy.consentsProcessed': {
    parameters: { limit: number }
    row: { at: Date; what: string; membershipId: number | null; purpose: string; version: string; source: string; status: string }
  }
  'privacy.countOpen': {
    parameters: Record<never, never>
    row: { open: number; nextDueAt: Date | null }
  }
  'privacy.counts': {
    parameters: Record<never, never>
    row: { active: number; restricted: number }
  }
  'privacy.due': {
    parameters: { now: Date }
    row: { id: number }
  }
  'privacy.fillBirthDate': {
    parameters: { birthDate: string; membershipId: number }
    row: Record<never, never>
  }
  'privacy.grownUp': {
    parameters: { bornUntil: string }
    row: { id: number; name: string }
  }
  'privacy.guardian': {
    parameters: { membershipId: number }
    row: { id: number; membershipId: number; childName: string; childEmail: string | null; guardianName: string; guardianEmail: string; status: 'requested' | 'given' | 'refused' | 'withdrawn' | 'expired'; askedAt: Date; expiresAt: Date; decidedAt: Date | null }
  }
  'privacy.guardianAsked': {
    parameters: { membershipId: number; since: Date }
    row: { count: number }
  }
  'privacy.guardianByToken': {
    parameters: { hash: string }
    row: { id: number; membershipId: number; childName: string; childEmail: string | null; guardianName: string; guardianEmail: string; status: 'requested' | 'given' | 'refused' | 'withdrawn' | 'expired'; askedAt: Date; expiresAt: Date; decidedAt: Date | null; isWithdrawal: boolean }
  }
  'privacy.guardianGiven': {
    parameters: { membershipId: number }
    row: { id: number }
  }
  'privacy.guardiansHeld': {
    parameters: { membershipId: number }
    row: { held: string | null }
  }
  'privacy.guardiansProcessed': {
    parameters: { limit: number }
    row: { at: Date; what: string; membershipId: number; purpose: string; version: string; source: string; status: 'requested' | 'given' | 'refused' | 'withdrawn' | 'expired' }
  }
  'privacy.guardiansWaiting': {
    parameters: { now: Date }
    row: { count: number }
  }
  'privacy.hasNotice': {
    parameters: Record<never, never>
    row: { isThere: boolean }
  }
  'privacy.ledger': {
    parameters: { membershipId: number }
    row: { id: number; purpose: string; isGiven: boolean; textVersion: string; source: string; at: Date }
  }
  'privacy.lockPerson': {
    parameters: { membershipId: number }
    row: { id: number }
  }
  'privacy.lockRequest': {
    parameters: { id: number }
    row: { id: number; membershipId: number; name: string; email: string | null; kind: 'access' | 'correction' | 'erasure' | 'restriction' | 'objection' | 'withdrawal'; status: 'open' | 'done' | 'rejected'; message: string; askedAt: Date; dueAt: Date; decidedAt: Date | null; outcome: string }
  }
  'privacy.notice': {
    parameters: Record<never, never>
    row: { version: number; summary: string; contentHtml: string; sections: unknown; publishedAt: Date }
  }
  'privacy.noticeVersion': {
    parameters: { version: number }
    row: { version: number; summary: string; contentHtml: string; sections: unknown; publishedAt: Date }
  }
  'privacy.notices': {
    parameters: Record<never, never>
    row: { version: number; summary: string; publishedAt: Date }
  }
  'privacy.noticesProcessed': {
    parameters: { limit: number }
    row: { at: Date; what: string; membershipId: number | null; purpose: string; version: string; source: string; status: string }
  }
  'privacy.ownRequest': {
    parameters: { membershipId: number; id: number }
    row: { id: number; membershipId: number; name: string; email: string | null; kind: 'access' | 'correction' | 'erasure' | 'restriction' | 'objection' | 'withdrawal'; status: 'open' | 'done' | 'rejected'; message: string; askedAt: Date; dueAt: Date; decidedAt: Date | null; outcome: string }
  }
  'privacy.ownRequests': {
    parameters: { membershipId: number }
    row: { id: number; membershipId: number; name: string; email: string | null; kind: 'access' | 'correction' | 'erasure' | 'restriction' | 'objection' | 'withdrawal'; status: 'open' | 'done' | 'rejected'; message: string; askedAt: Date; dueAt: Date; decidedAt: Date | null; outcome: string }
  }
  'privacy.perPurpose': {
    parameters: Record<never, never>
    row: { purpose: string; given: number; withdrawn: number }
  }
  'privacy.person': {
    parameters: { membershipId: number }
    row: { id: number; accountId: string | null; kind: 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9; name: string; email: string | null; phone: string | null; birthDate: string | null; bio: string; isRestricted: boolean; hasPicture: boolean; schoolName: string | null; provinceCode: string | null; joinedAt: Date | null; erasedAt: Date | null }
  }
  'privacy.personOfAccount': {
    parameters: { accountId: string }
    row: { id: number; accountId: string | null; kind: 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9; name: string; email: string | null; phone: string | null; birthDate: string | null; bio: string; isRestricted: boolean; hasPicture: boolean; schoolName: string | null; provinceCode: string | null; joinedAt: Date | null; erasedAt: Date | null }
  }
  'privacy.queue': {
    parameters: { isOpen: boolean; limit: number; offset: number }
    row: { id: number; membershipId: number; name: string; email: string | null; kind: 'access' | 'correction' | 'erasure' | 'restriction' | 'objection' | 'withdrawal'; status: 'open' | 'done' | 'rejected'; message: string; askedAt: Date; dueAt: Date; decidedAt: Date | null; outcome: string }
  }
  'privacy.queueCounts': {
    parameters: { now: Date }
    row: { open: number; overdue: number; decided: number }
  }
  'privacy.requestsHeld': {
    parameters: { membershipId: number }
    row: { held: string | null }
  }
  'privacy.requestsProcessed': {
    parameters: { limit: number }
    row: { at: Date; what: string; membershipId: number; purpose: 'access' | 'correction' | 'erasure' | 'restriction' | 'objection' | 'withdrawal'; version: string; source: string; status: 'open' | 'done' | 'rejected' }
  }
  'privacy.requestsSince': {
    parameters: { membershipId: number; at: Date }
    row: { count: number }
  }
  'privacy.restrict': {
    parameters: { isRestricted: boolean; at: Date; membershipId: number }
    row: { id: number }
  }
  'privacy.tenantsNaming': {
    parameters: { accountId: string; addresses: readonly string[]; told: readonly number[] }
    row: { id: number; slug: string; name: string }
  }
  'privacy.toTell': {
    parameters: { after: number; at: Date; limit: number }
    row: { id: number; name: string; email: string }
  }
  'privacy.untold': {
    parameters: Record<never, never>
    row: { version: number; summary: string; contentHtml: string; sections: unknown; publishedAt: Date; toldUpTo: number }
  }
  'privateFiles.insert': {
    parameters: { key: string; membershipId: number | null | undefined; bytes: number; at: Date }
    row: Record<never, never>
  }
  'privateFiles.remove': {
    parameters: { key: string }
    row: { bytes: number; membershipId: number | null }
  }
  'profile.find': {
    parameters: { pictureBase: string; id: number }
    row: { id: number; name: string; email: string | null; phone: string | null; birthDate: string | null; bio: string; picture: unknown; kind: 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9; schoolId: number | null; provinceCode: string | null; cityCode: string | null; privacy: unknown; isRestricted: boolean; isOpen: boolean; joinedAt: Date | null; version: number }
  }
  'programs.change': {
    parameters: { slug: string; name: string; kind: string; summary: string; html: string; logo: string | null | undefined; cover: string | null | undefined; seo: string; partners: readonly string[]; completion: string; startDate: string | null | undefined; endDate: string | null | undefined; provinces: readonly string[]; leadSlug: string; at: Date; version: number; id: number }
    row: { id: number }
  }
  'programs.classOptions': {
    parameters: Record<never, never>
    row: { value: string; label: string }
  }
  'programs.detail': {
    parameters: { pictureBase: string; now: Date; slug: string | null | undefined; id: number | null | undefined }
    row: { data: string | null }
  }
  'programs.dropItems': {
    parameters: { id: number; slugs: readonly string[] }
    row: Record<never, never>
  }
  'programs.dropSchools': {
    parameters: { id: number; schools: readonly string[] }
    row: Record<never, never>
  }
  'programs.held.program': {
    parameters: { key: string | null | undefined }
    row: { id: string; label: string; key: string }
  }
  'programs.joinAsSchool': {
    parameters: { into: number; from: number }
    row: { program_id: number }
  }
  'programs.leaveAsSchool': {
    parameters: { from: number }
    row: Record<never, never>
  }
  'programs.list': {
    parameters: { pictureBase: string; now: Date; limit: number; offset: number }
    row: { data: string | null }
  }
  'programs.missing': {
    parameters: { classes: readonly string[]; schools: readonly string[] }
    row: { field: string; value: string }
  }
  'programs.names': {
    parameters: Record<never, never>
    row: { data: string | null }
  }
  'programs.put': {
    parameters: { slug: string; name: string; kind: string; summary: string; html: string; logo: string | null | undefined; cover: string | null | undefined; seo: string; partners: readonly string[]; completion: string; startDate: string | null | undefined; endDate: string | null | undefined; provinces: readonly string[]; leadSlug: string; at: Date; version: number }
    row: { id: number }
  }
  'programs.putItems': {
    parameters: { id: number; slugs: readonly string[]; required: readonly boolean[] }
    row: Record<never, never>
  }
  'programs.putSchools': {
    parameters: { id: number; schools: readonly string[] }
    row: Record<never, never>
  }
  'programs.schoolOptions': {
    parameters: Record<never, never>
    row: { value: string; label: string }
  }
  'programs.schools': {
    parameters: { limit: number; offset: number; programId: number }
    row: { data: string | null }
  }
  'programs.shownSchools': {
    parameters: { schools: readonly string[]; most: number }
    row: { name: string; province: string | null; city: string | null; total: number }
  }
  'programs.written': {
    parameters: { id: number }
    row: { slug: string; name: string; kind: string; summary: string; html: string; logo: unknown; cover: unknown; seo: unknown; partners: string[]; completion: 'all_in_order' | 'all_any_order' | 'at_least_n'; startDate: string | null; endDate: string | null; provinces: string[]; status: 'unpublished' | 'active' | 'retired'; version: number; updatedAt: Date; leadSlug: string | null; items: unknown; schools: string[] }
  }
  'programs.writtenLocked': {
    parameters: { id: number }
    row: { slug: string; name: string; kind: string; summary: string; html: string; logo: unknown; cover: unknown; seo: unknown; partners: string[]; completion: 'all_in_order' | 'all_any_order' | 'at_least_n'; startDate: string | null; endDate: string | null; provinces: string[]; status: 'unpublished' | 'active' | 'retired'; version: number; updatedAt: Date; leadSlug: string | null; items: unknown; schools: string[] }
  }
  'progress.chapters': {
    parameters: { runId: number | null | undefined; classId: number; number: number }
    row: { id: number; title: string; isRequired: boolean; opened: number; done: number }
  }
  'progress.class': {
    parameters: { id: number; isAll: boolean; viewerId: number; programIds: readonly number[] }
    row: { id: number; name: string; slug: string; type: 'self_paced' | 'live' | 'hybrid' | 'bootcamp' | 'webinar'; premium: boolean; number: number | null }
  }
  'progress.classes': {
    parameters: { isAll: boolean; viewerId: number; programIds: readonly number[]; quietBefore: Date; most: number }
    row: { id: number; name: string; people: number; finished: number; quiet: number; percent: number; stopTitle: string | null; stopTotal: number | null; position: number | null }
  }
  'progress.figures': {
    parameters: { classId: number; runId: number | null | undefined; quietBefore: Date }
    row: { people: number; finished: number; quiet: number; percent: number; stopId: number | null }
  }
  'progress.next': {
    parameters: { now: Date; isAll: boolean; viewerId: number; programIds: readonly number[]; most: number }
    row: { classId: number; className: string; title: string; startAt: Date; minutes: number | null; timeZone: string; endAt: Date | null }
  }
  'progress.ofProvince': {
    parameters: { quietBefore: Date; provinceCode: string; most: number }
    row: { id: number; name: string; runName: string | null; people: number; finished: number; quiet: number; percent: number }
  }
  'progress.openSeats': {
    parameters: { now: Date }
    row: { id: number; classId: number; className: string; name: string; capacity: number; startAt: Date; closesAt: Date | null; timeZone: string; people: number }
  }
  'progress.people': {
    parameters: { quietBefore: Date; classId: number; runId: number | null | undefined; onlyQuiet: boolean; search: string | null | undefined; byName: boolean; limit: number; offset: number; number: number }
    row: { id: number; name: string; runName: string | null; state: 'requested' | 'invited' | 'pending_payment' | 'waitlisted' | 'active' | 'completed' | 'declined' | 'cancelled' | 'expired' | 'suspended' | 'refunded'; total: number; done: number; seenAt: Date | null; nextTitle: string | null; isQuiet: boolean; cells: string }
  }
  'progress.peopleCount': {
    parameters: { classId: number; runId: number | null | undefined; onlyQuiet: boolean; quietBefore: Date; search: string | null | undefined }
    row: { total: number }
  }
  'progress.quiet': {
    parameters: { quietBefore: Date; isAll: boolean; viewerId: number; programIds: readonly number[]; most: number }
    row: { id: number; classId: number; name: string; className: string; seenAt: Date | null; nextTitle: string | null; done: number; total: number }
  }
  'progress.quietCount': {
    parameters: { quietBefore: Date; isAll: boolean; viewerId: number; programIds: readonly number[] }
    row: { total: number }
  }
  'progress.runs': {
    parameters: { classId: number }
    row: { id: number; name: string }
  }
  'progress.sponsored': {
    parameters: { quietBefore: Date; programIds: readonly number[] }
    row: { id: number; name: string; people: number; finished: number; quiet: number; percent: number; position: number | null }
  }
  'providers.settings': {
    parameters: Record<never, never>
    row: { provider: 'none' | 'midtrans' | 'xendit' | 'simulator'; dialect: 'midtrans' | 'xendit'; isSandbox: boolean; keysSealed: string | null; ways: unknown; bankAccounts: unknown; version: number }
  }
  'publishing.content': {
    parameters: { value: string }
    row: { sha256: string }
  }
  'publishing.countVersions': {
    parameters: { kind: string; id: string }
    row: { total: number }
  }
  'publishing.draft': {
    parameters: { kind: string; id: string }
    row: { rev: number; value: unknown; sha256: string | null; base: number; savedAt: Date; by: number | null; savedBy: string | null }
  }
  'publishing.drafts': {
    parameters: { kind: string }
    row: { id: string; isOpen: boolean; title: string | null; savedAt: Date; savedBy: string | null }
  }
  'publishing.due': {
    parameters: { now: Date }
    row: { tenantId: number; kind: string; id: string }
  }
  'publishing.forgetDrafts': {
    parameters: { membershipId: number }
    row: Record<never, never>
  }
  'publishing.forgetPlan': {
    parameters: { kind: string; id: string; act: string }
    row: { act: 'publish' | 'withdraw' }
  }
  'publishing.forgetPlans': {
    parameters: { membershipId: number }
    row: Record<never, never>
  }
  'publishing.forgetPresence': {
    parameters: { membershipId: number }
    row: Record<never, never>
  }
  'publishing.forgetSaves': {
    parameters: { membershipId: number }
    row: Record<never, never>
  }
  'publishing.forgetVersions': {
    parameters: { membershipId: number }
    row: Record<never, never>
  }
  'publishing.here': {
    parameters: { kind: string; id: string; since: Date; but: number | null | undefined }
    row: { name: string; block: string }
  }
  'publishing.insertVersion': {
    parameters: { kind: string; id: string; number: number; sha256: string; why: string; by: number | null | undefined; at: Date }
    row: Record<never, never>
  }
  'publishing.later': {
    parameters: { kind: string; id: string; rev: number }
    row: { writer: string; by: number | null; name: string | null }
  }
  'publishing.latest': {
    parameters: { kind: string; id: string }
    row: { number: number }
  }
  'publishing.left': {
    parameters: { now: Date }
    row: Record<never, never>
  }
  'publishing.lock': {
    parameters: { kind: string; id: string }
    row: { pg_advisory_xact_lock: string | null }
  }
  'publishing.notePresence': {
    parameters: { kind: string; id: string; by: number; window: string; block: string; at: Date }
    row: Record<never, never>
  }
  'publishing.own': {
    parameters: { membershipId: number }
    row: { kind: string; id: string; number: number; publishedAt: Date }
  }
  'publishing.plan': {
    parameters: { kind: string; id: string; act: string; at: Date; sha256: string | null | undefined; by: number | null | undefined }
    row: Record<never, never>
  }
  'publishing.plans': {
    parameters: { kind: string; id: string }
    row: { act: 'publish' | 'withdraw'; at: Date; value: unknown }
  }
  'publishing.review': {
    parameters: { kind: string; id: string }
    row: { state: 'asked' | 'needs_fix'; note: string | null }
  }
  'publishing.save': {
    parameters: { kind: string; id: string; rev: number; sha256: string; writer: string; by: number | null | undefined; at: Date }
    row: Record<never, never>
  }
  'publishing.saved': {
    parameters: { kind: string; id: string; rev: number }
    row: { value: unknown }
  }
  'publishing.thinOut': {
    parameters: { now: Date }
    row: Record<never, never>
  }
  'publishing.unused': {
    parameters: Record<never, never>
    row: Record<never, never>
  }
  'publishing.version': {
    parameters: { kind: string; id: string; number: number }
    row: { number: number; value: unknown; why: 'before' | 'published' | 'scheduled' | 'restored' | 'changed'; publishedAt: Date; publishedBy: string | null }
  }
  'publishing.versions': {
    parameters: { kind: string; id: string; limit: number; offset: number }
    row: { number: number; value: unknown; why: 'before' | 'published' | 'scheduled' | 'restored' | 'changed'; publishedAt: Date; publishedBy: string | null }
  }
  'publishing.write': {
    parameters: { kind: string; id: string; rev: number; sha256: string | null | undefined; base: number; writer: string; by: number | null | undefined; at: Date }
    row: Record<never, never>
  }
  'questions.byCodes': {
    parameters: { codes: readonly string[] }
    row: { id: number; code: string; kind: 'single' | 'multiple' | 'truefalse' | 'short' | 'numeric' | 'matching' | 'ordering' | 'cloze' | 'essay' | 'code' | 'file'; name: string; state: 'draft' | 'ready' | 'retired'; tags: string[]; competence: string; version: number; begunBy: number | null; updatedAt: Date; spec: unknown; points: number }
  }
  'questions.byIds': {
    parameters: { ids: readonly number[] }
    row: { id: number; code: string; kind: 'single' | 'multiple' | 'truefalse' | 'short' | 'numeric' | 'matching' | 'ordering' | 'cloze' | 'essay' | 'code' | 'file'; name: string; state: 'draft' | 'ready' | 'retired'; tags: string[]; competence: string; version: number; begunBy: number | null; updatedAt: Date; spec: unknown; points: number }
  }
  'questions.count': {
    parameters: { isAll: boolean; viewerId: number; kind: string | null | undefined; state: string | null | undefined; tag: string | null | undefined; search: string | null | undefined }
    row: { total: number }
  }
  'questions.drawn': {
    parameters: { ids: readonly number[]; tags: readonly string[] }
    row: { id: number; version: number; tags: string[]; begunBy: number | null; kind: 'single' | 'multiple' | 'truefalse' | 'short' | 'numeric' | 'matching' | 'ordering' | 'cloze' | 'essay' | 'code' | 'file'; name: string; state: 'draft' | 'ready' | 'retired'; points: number }
  }
  'questions.keptVersions': {
    parameters: { ids: readonly number[]; numbers: readonly number[] }
    row: { id: number; number: number; kind: 'single' | 'multiple' | 'truefalse' | 'short' | 'numeric' | 'matching' | 'ordering' | 'cloze' | 'essay' | 'code' | 'file'; name: string; competence: string; spec: unknown; points: number }
  }
  'questions.lock': {
    parameters: { id: number; isAll: boolean; viewerId: number }
    row: { id: number; version: number }
  }
  'questions.one': {
    parameters: { id: number; isAll: boolean; viewerId: number }
    row: { id: number; code: string; kind: 'single' | 'multiple' | 'truefalse' | 'short' | 'numeric' | 'matching' | 'ordering' | 'cloze' | 'essay' | 'code' | 'file'; name: string; state: 'draft' | 'ready' | 'retired'; tags: string[]; competence: string; version: number; begunBy: number | null; updatedAt: Date; spec: unknown; points: number }
  }
  'questions.page': {
    parameters: { isAll: boolean; viewerId: number; kind: string | null | undefined; state: string | null | undefined; tag: string | null | undefined; search: string | null | undefined; byName: boolean; limit: number; offset: number }
    row: { id: number; code: string; kind: 'single' | 'multiple' | 'truefalse' | 'short' | 'numeric' | 'matching' | 'ordering' | 'cloze' | 'essay' | 'code' | 'file'; name: string; state: 'draft' | 'ready' | 'retired'; tags: string[]; competence: string; version: number; begunBy: number | null; updatedAt: Date; spec: unknown; points: number }
  }
  'questions.ready': {
    parameters: { isAll: boolean; viewerId: number }
    row: { id: number; name: string; points: number }
  }
  'questions.tagged': {
    parameters: { tag: string; at: Date; id: number }
    row: Record<never, never>
  }
  'questions.tags': {
    parameters: { isAll: boolean; viewerId: number }
    row: { tag: string; total: number }
  }
  'questions.versions': {
    parameters: { id: number }
    row: { number: number; at: Date }
  }
  'questions.whole': {
    parameters: { isAll: boolean; viewerId: number; kind: string | null | undefined; state: string | null | undefined; tag: string | null | undefined; search: string | null | undefined; limit: number }
    row: { id: number; code: string; kind: 'single' | 'multiple' | 'truefalse' | 'short' | 'numeric' | 'matching' | 'ordering' | 'cloze' | 'essay' | 'code' | 'file'; name: string; state: 'draft' | 'ready' | 'retired'; tags: string[]; competence: string; version: number; begunBy: number | null; updatedAt: Date; spec: unknown; points: number }
  }
  'quizzes.accommodation': {
    parameters: { classId: number; membershipId: number }
    row: { timeFactor: number; moreAttempts: number }
  }
  'quizzes.answeredCompetences': {
    parameters: { enrolmentIds: readonly number[] }
    row: { enrolmentId: number; competence: string; total: number; right: number }
  }
  'quizzes.byChapter': {
    parameters: { chapterId: number }
    row: { chapterId: number; classId: number; chapterSlug: string; title: string; classSlug: string; className: string; mode: 'practice' | 'mastery' | 'exam' | null; intro: string | null; minutes: number | null; opensAt: Date | null; closesAt: Date | null; attempts: number | null; passingPercent: number | null; isShuffled: boolean | null; isOneByOne: boolean | null; counts: 'best' | 'last' | null; review: unknown; isOpen: boolean | null; isSealed: boolean | null; graceMinutes: number | null; version: number | null; entryId: number | null }
  }
  'quizzes.count': {
    parameters: { isAll: boolean; viewerId: number; programIds: readonly number[]; search: string | null | undefined; isOpen: boolean | null | undefined }
    row: { total: number }
  }
  'quizzes.eased': {
    parameters: { membershipId: number }
    row: { data: string | null }
  }
  'quizzes.hardest': {
    parameters: { isAll: boolean; viewerId: number; programIds: readonly number[]; fewest: number }
    row: { chapterId: number; name: string; title: string; className: string; people: number; percent: number }
  }
  'quizzes.held': {
    parameters: { membershipId: number }
    row: { data: string | null }
  }
  'quizzes.inVersion': {
    parameters: { classId: number; number: number; chapterSlug: string }
    row: { chapterId: number; classId: number; chapterSlug: string; title: string; classSlug: string; className: string; mode: 'practice' | 'mastery' | 'exam' | null; intro: string | null; minutes: number | null; opensAt: Date | null; closesAt: Date | null; attempts: number | null; passingPercent: number | null; isShuffled: boolean | null; isOneByOne: boolean | null; counts: 'best' | 'last' | null; review: unknown; isOpen: boolean | null; isSealed: boolean | null; graceMinutes: number | null; version: number | null; entryId: number | null }
  }
  'quizzes.lock': {
    parameters: { chapterId: number }
    row: { version: number }
  }
  'quizzes.managed': {
    parameters: { chapterId: number; isAll: boolean; viewerId: number; programIds: readonly number[] }
    row: { chapterId: number; classId: number; chapterSlug: string; title: string; classSlug: string; className: string; mode: 'practice' | 'mastery' | 'exam' | null; intro: string | null; minutes: number | null; opensAt: Date | null; closesAt: Date | null; attempts: number | null; passingPercent: number | null; isShuffled: boolean | null; isOneByOne: boolean | null; counts: 'best' | 'last' | null; review: unknown; isOpen: boolean | null; isSealed: boolean | null; graceMinutes: number | null; version: number | null; entryId: number | null }
  }
  'quizzes.missed': {
    parameters: { membershipId: number; now: Date }
    row: { questionId: number; version: number; title: string; className: string; at: Date | null }
  }
  'quizzes.ofAttempt': {
    parameters: { attemptId: number }
    row: { chapterId: number; classId: number; chapterSlug: string; title: string; classSlug: string; className: string; mode: 'practice' | 'mastery' | 'exam' | null; intro: string | null; minutes: number | null; opensAt: Date | null; closesAt: Date | null; attempts: number | null; passingPercent: number | null; isShuffled: boolean | null; isOneByOne: boolean | null; counts: 'best' | 'last' | null; review: unknown; isOpen: boolean | null; isSealed: boolean | null; graceMinutes: number | null; version: number | null; entryId: number | null }
  }
  'quizzes.ofChapters': {
    parameters: { ids: readonly number[] }
    row: { chapterId: number; classId: number; chapterSlug: string; title: string; classSlug: string; className: string; mode: 'practice' | 'mastery' | 'exam' | null; intro: string | null; minutes: number | null; opensAt: Date | null; closesAt: Date | null; attempts: number | null; passingPercent: number | null; isShuffled: boolean | null; isOneByOne: boolean | null; counts: 'best' | 'last' | null; review: unknown; isOpen: boolean | null; isSealed: boolean | null; graceMinutes: number | null; version: number | null; entryId: number | null }
  }
  'quizzes.page': {
    parameters: { isAll: boolean; viewerId: number; programIds: readonly number[]; search: string | null | undefined; isOpen: boolean | null | undefined; limit: number; offset: number }
    row: { chapterId: number; classId: number; chapterSlug: string; title: string; classSlug: string; className: string; mode: 'practice' | 'mastery' | 'exam' | null; intro: string | null; minutes: number | null; opensAt: Date | null; closesAt: Date | null; attempts: number | null; passingPercent: number | null; isShuffled: boolean | null; isOneByOne: boolean | null; counts: 'best' | 'last' | null; review: unknown; isOpen: boolean | null; isSealed: boolean | null; graceMinutes: number | null; version: number | null; entryId: number | null; questions: number; people: number; waiting: number; isWritten: boolean }
  }
  'quizzes.slots': {
    parameters: { chapterId: number }
    row: { position: number; questionId: number | null; tag: string | null; pick: number; points: number | null; drawnFrom: number | null }
  }
  'quizzes.uses': {
    parameters: { ids: readonly number[] }
    row: { questionId: number; total: number }
  }
  'reactions.choose': {
    parameters: { postId: number; visitor: string; reaction: string; now: Date }
    row: { reaction: 'like' | 'love' | 'clap' | 'insightful' | 'celebrate' }
  }
  'reactions.standing': {
    parameters: { postId: number; visitor: string | null | undefined }
    row: { data: string | null }
  }
  'reactions.take-back': {
    parameters: { postId: number; visitor: string; reaction: string }
    row: Record<never, never>
  }
  'reactions.view': {
    parameters: { postId: number; visitor: string; now: Date; since: Date }
    row: { post_id: number }
  }
  'registrations.forgetRemarks': {
    parameters: { teamId: number | null | undefined; schoolId: number | null | undefined }
    row: Record<never, never>
  }
  'registrations.insertPaper': {
    parameters: { teamId: number | null | undefined; schoolId: number | null | undefined; kind: string; key: string; name: string; mime: string; bytes: number; at: Date }
    row: { id: number }
  }
  'registrations.papers': {
    parameters: { teamId: number | null | undefined; schoolId: number | null | undefined }
    row: { id: number; kind: 'assignment' | 'student_card' | 'guardian_sheet' | 'statement' | 'licence' | 'other'; key: string; name: string; mime: string; bytes: number }
  }
  'registrations.putRemarks': {
    parameters: { teamId: number | null | undefined; schoolId: number | null | undefined; fields: readonly string[]; words: readonly string[] }
    row: Record<never, never>
  }
  'registrations.remarks': {
    parameters: { teamId: number | null | undefined; schoolId: number | null | undefined }
    row: { field: string; words: string }
  }
  'registrations.removePaper': {
    parameters: { id: number; teamId: number | null | undefined; schoolId: number | null | undefined }
    row: { key: string }
  }
  'registrations.tenantsWithOld': {
    parameters: { before: Date }
    row: { tenantId: number }
  }
  'removals.all': {
    parameters: Record<never, never>
    row: Record<never, never>
  }
  'removals.going': {
    parameters: { source: string; wanted: string }
    row: { kept: unknown }
  }
  'removals.old': {
    parameters: { before: Date }
    row: Record<never, never>
  }
  'removals.putBack': {
    parameters: { kept: string }
    row: { isDone: boolean | null }
  }
  'removals.take': {
    parameters: { id: number; membershipId: number; since: Date }
    row: { kind: string; objectId: number; name: string; kept: string; changed: string }
  }
  'removals.writeBack': {
    parameters: { changed: string }
    row: { isDone: boolean | null }
  }
  'reviewCards.held': {
    parameters: { membershipId: number }
    row: { data: string | null }
  }
  'reviewCards.log': {
    parameters: { membershipId: number; questionId: number; number: number; rating: string; at: Date; dueAt: Date }
    row: Record<never, never>
  }
  'reviewCards.own': {
    parameters: { membershipId: number }
    row: { questionId: number; dueAt: Date; reviewedAt: Date; stability: number; difficulty: number; scheduledDays: number; learningSteps: number; reps: number; lapses: number; state: 0 | 1 | 2 | 3 }
  }
  'reviewCards.put': {
    parameters: { membershipId: number; questionId: number; dueAt: Date; reviewedAt: Date; stability: number; difficulty: number; scheduledDays: number; learningSteps: number; reps: number; lapses: number; state: number }
    row: { questionId: number }
  }
  'reviewCards.since': {
    parameters: { membershipId: number; since: Date }
    row: { total: number }
  }
  'reviews.addRemark': {
    parameters: { kind: string; id: string; rev: number; block: string; quote: string; words: string; by: number | null | undefined; at: Date }
    row: { number: number }
  }
  'reviews.end': {
    parameters: { kind: string; id: string }
    row: Record<never, never>
  }
  'reviews.forgetAsker': {
    parameters: { membershipId: number }
    row: Record<never, never>
  }
  'reviews.forgetDecider': {
    parameters: { membershipId: number }
    row: Record<never, never>
  }
  'reviews.forgetResolver': {
    parameters: { membershipId: number }
    row: Record<never, never>
  }
  'reviews.forgetWriter': {
    parameters: { membershipId: number }
    row: Record<never, never>
  }
  'reviews.queue': {
    parameters: { state: string }
    row: { kind: string; id: string; state: 'asked' | 'needs_fix'; since: Date; askedBy: string | null; remarks: number }
  }
  'reviews.remarks': {
    parameters: { kind: string; id: string }
    row: { number: number; block: string; quote: string; words: string; by: string | null; at: Date; resolvedAt: Date | null; resolvedBy: string | null }
  }
  'reviews.reopen': {
    parameters: { kind: string; id: string; number: number }
    row: { number: number }
  }
  'reviews.resolve': {
    parameters: { at: Date; by: number | null | undefined; kind: string; id: string; number: number }
    row: { number: number }
  }
  'reviews.returned': {
    parameters: { member: number }
    row: { kind: string; id: string }
  }
  'reviews.reviewers': {
    parameters: { kinds: readonly number[] }
    row: { membershipId: number; kind: 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9; programIds: number[]; provinceCode: string | null }
  }
  'reviews.said': {
    parameters: { membershipId: number }
    row: { data: string | null }
  }
  'reviews.stand': {
    parameters: { kind: string; id: string; state: string; rev: number; by: number | null | undefined; at: Date }
    row: Record<never, never>
  }
  'reviews.standing': {
    parameters: { kind: string; id: string }
    row: { state: 'asked' | 'needs_fix'; rev: number; askedBy: number | null; since: Date }
  }
  'reviews.step': {
    parameters: { kind: string; id: string; rev: number; decision: string; note: string; by: number | null | undefined; at: Date }
    row: Record<never, never>
  }
  'reviews.steps': {
    parameters: { kind: string; id: string }
    row: { number: number; rev: number; decision: 'asked' | 'recalled' | 'approved' | 'needs_fix'; note: string; at: Date; by: string | null }
  }
  'sales.countCut': {
    parameters: { by: string; zone: string; from: Date; until: Date }
    row: { total: number }
  }
  'sales.cut': {
    parameters: { by: string; zone: string; from: Date; until: Date; limit: number; offset: number }
    row: { key: string; orders: number; gross: number; discount: number; returns: number; fees: number; shares: number }
  }
  'sales.oldestUnclear': {
    parameters: { until: Date }
    row: { at: Date | null }
  }
  'samples.drop': {
    parameters: { path: string }
    row: Record<never, never>
  }
  'samples.marks': {
    parameters: Record<never, never>
    row: { path: string; hash: string }
  }
  'samples.put': {
    parameters: { path: string; hash: string }
    row: Record<never, never>
  }
  'saved_views.byId': {
    parameters: { id: number }
    row: { id: number; list: string; name: string; query: string; isShared: boolean; membershipId: number }
  }
  'saved_views.count': {
    parameters: { list: string; membershipId: number }
    row: { total: number }
  }
  'saved_views.held': {
    parameters: { membershipId: number }
    row: { held: string | null }
  }
  'saved_views.lock': {
    parameters: { membershipId: number }
    row: { pg_advisory_xact_lock: string | null }
  }
  'saved_views.named': {
    parameters: { membershipId: number; list: string; name: string; id: number }
    row: { id: number }
  }
  'saved_views.visible': {
    parameters: { membershipId: number; list: string }
    row: { id: number; name: string; query: string; isShared: boolean; isOwn: boolean }
  }
  'schools.byId': {
    parameters: { id: number }
    row: { id: number; npsn: string; name: string; level: 'SD' | 'SMP' | 'SMA' | 'SMK' | 'MI' | 'MTs' | 'MA' | 'SLB' | 'PKBM' | 'SKB' | 'other' | 'Lainnya'; ownership: 'negeri' | 'swasta'; provinceCode: string | null; cityCode: string | null; address: string; phone: string; email: string; website: string; principal: string; contactName: string; contactPhone: string; contactEmail: string; majors: string[]; status: 'submitted' | 'needs_fix' | 'verified' | 'rejected' | 'duplicate'; version: number; mergedInto: number | null }
  }
  'schools.byNpsn': {
    parameters: { npsn: string }
    row: { id: number; npsn: string; name: string; level: 'SD' | 'SMP' | 'SMA' | 'SMK' | 'MI' | 'MTs' | 'MA' | 'SLB' | 'PKBM' | 'SKB' | 'other' | 'Lainnya'; ownership: 'negeri' | 'swasta'; provinceCode: string | null; cityCode: string | null; address: string; phone: string; email: string; website: string; principal: string; contactName: string; contactPhone: string; contactEmail: string; majors: string[]; status: 'submitted' | 'needs_fix' | 'verified' | 'rejected' | 'duplicate'; version: number; mergedInto: number | null }
  }
  'schools.byToken': {
    parameters: { hash: string }
    row: { id: number; npsn: string; name: string; level: 'SD' | 'SMP' | 'SMA' | 'SMK' | 'MI' | 'MTs' | 'MA' | 'SLB' | 'PKBM' | 'SKB' | 'other' | 'Lainnya'; ownership: 'negeri' | 'swasta'; provinceCode: string | null; cityCode: string | null; address: string; phone: string; email: string; website: string; principal: string; contactName: string; contactPhone: string; contactEmail: string; majors: string[]; status: 'submitted' | 'needs_fix' | 'verified' | 'rejected' | 'duplicate'; version: number; reason: string; tokenSealed: string | null; updatedAt: Date }
  }
  'schools.checked': {
    parameters: { npsn: string }
    row: { id: number; npsn: string; name: string; level: 'SD' | 'SMP' | 'SMA' | 'SMK' | 'MI' | 'MTs' | 'MA' | 'SLB' | 'PKBM' | 'SKB' | 'other' | 'Lainnya'; ownership: 'negeri' | 'swasta'; provinceCode: string | null; cityCode: string | null; address: string; phone: string; email: string; website: string; principal: string; contactName: string; contactPhone: string; contactEmail: string; majors: string[]; status: 'submitted' | 'needs_fix' | 'verified' | 'rejected' | 'duplicate'; version: number; reason: string; tokenSealed: string | null; updatedAt: Date }
  }
  'schools.count': {
    parameters: { search: string | null | undefined; provinceCode: string | null | undefined; cityCode: string | null | undefined; level: string | null | undefined; status: string | null | undefined }
    row: { total: number }
  }
  'schools.countSubmitted': {
    parameters: Record<never, never>
    row: { submitted: number }
  }
  'schools.findByName': {
    parameters: { words: string; most: number }
    row: { npsn: string; name: string }
  }
  'schools.follow': {
    parameters: { into: number; from: number }
    row: Record<never, never>
  }
  'schools.lockByToken': {
    parameters: { hash: string }
    row: { id: number; npsn: string; name: string; level: 'SD' | 'SMP' | 'SMA' | 'SMK' | 'MI' | 'MTs' | 'MA' | 'SLB' | 'PKBM' | 'SKB' | 'other' | 'Lainnya'; ownership: 'negeri' | 'swasta'; provinceCode: string | null; cityCode: string | null; address: string; phone: string; email: string; website: string; principal: string; contactName: string; contactPhone: string; contactEmail: string; majors: string[]; status: 'submitted' | 'needs_fix' | 'verified' | 'rejected' | 'duplicate'; version: number; reason: string; tokenSealed: string | null; updatedAt: Date }
  }
  'schools.lookAlikes': {
    parameters: { id: number }
    row: { npsn: string; name: string; cityCode: string | null; address: string; phone: string; website: string; status: 'submitted' | 'needs_fix' | 'verified' | 'rejected' | 'duplicate' }
  }
  'schools.match': {
    parameters: { npsns: readonly string[]; names: readonly string[] }
    row: { id: number; npsn: string; name: string }
  }
  'schools.merge': {
    parameters: { into: number; version: number; at: Date; from: number }
    row: { id: number }
  }
  'schools.ofProvince': {
    parameters: { activeSince: Date; provinceCode: string }
    row: { total: number; active: number; silent: number; unseen: number }
  }
  'schools.over': {
    parameters: { before: Date }
    row: { id: number }
  }
  'schools.page': {
    parameters: { search: string | null | undefined; provinceCode: string | null | undefined; cityCode: string | null | undefined; level: string | null | undefined; status: string | null | undefined; limit: number; offset: number }
    row: { id: number; npsn: string; name: string; level: 'SD' | 'SMP' | 'SMA' | 'SMK' | 'MI' | 'MTs' | 'MA' | 'SLB' | 'PKBM' | 'SKB' | 'other' | 'Lainnya'; ownership: 'negeri' | 'swasta'; provinceCode: string | null; cityCode: string | null; address: string; phone: string; email: string; website: string; principal: string; contactName: string; contactPhone: string; contactEmail: string; majors: string[]; status: 'submitted' | 'needs_fix' | 'verified' | 'rejected' | 'duplicate'; version: number; mergedInto: number | null }
  }
  'schools.silent': {
    parameters: { provinceCode: string; activeSince: Date }
    row: { npsn: string; name: string; people: number; seenAt: Date | null }
  }
  'schools.submittedIn': {
    parameters: { provinceCode: string }
    row: { total: number }
  }
  'schools.taken': {
    parameters: { npsn: string; id: number }
    row: { id: number }
  }
  'schools.upsert': {
    parameters: { now: Date; schools: string }
    row: { isNew: boolean }
  }
  'search.due': {
    parameters: { most: number }
    row: { id: number }
  }
  'search.find': {
    parameters: { broad: string; exact: string; phrase: string; now: Date; kind: string | null | undefined; limit: number; offset: number; pictureBase: string }
    row: { data: string | null }
  }
  'search.lock': {
    parameters: { purpose: number; tenantId: number }
    row: { taken: boolean }
  }
  'search.refreshed': {
    parameters: { now: Date }
    row: Record<never, never>
  }
  'search.small': {
    parameters: { most: number }
    row: { small: boolean }
  }
  'search.stale': {
    parameters: Record<never, never>
    row: { tag: string }
  }
  'search.state': {
    parameters: Record<never, never>
    row: { refreshedAt: Date | null; isStale: boolean }
  }
  'search.suggest': {
    parameters: { prefix: string; now: Date; like: string; limit: number }
    row: { data: string | null }
  }
  'search.words.collect': {
    parameters: { now: Date }
    row: Record<never, never>
  }
  'search.words.forget': {
    parameters: Record<never, never>
    row: Record<never, never>
  }
  'search.words.long': {
    parameters: { least: number; most: number }
    row: { word: string; documents: number }
  }
  'search.words.unknown': {
    parameters: { words: readonly string[] }
    row: { word: string }
  }
  'seasons.busyCategories': {
    parameters: { seasonId: number; but: readonly number[] }
    row: { id: number; name: string; teams: number }
  }
  'seasons.change': {
    parameters: { slug: string; name: string; season: string; summary: string; html: string; rules: string; rulesVersion: string; fee: number; registrationOpenAt: Date; registrationCloseAt: Date; startsOn: string; endsOn: string; isCancelled: boolean; at: Date; version: number; id: number }
    row: { id: number }
  }
  'seasons.options': {
    parameters: Record<never, never>
    row: { value: string; label: string }
  }
  'seasons.put': {
    parameters: { slug: string; name: string; season: string; summary: string; html: string; rules: string; rulesVersion: string; fee: number; registrationOpenAt: Date; registrationCloseAt: Date; startsOn: string; endsOn: string; isCancelled: boolean; at: Date; version: number }
    row: { id: number }
  }
  'seasons.putCategories': {
    parameters: { rows: string; seasonId: number }
    row: Record<never, never>
  }
  'seasons.putStages': {
    parameters: { rows: string; seasonId: number }
    row: Record<never, never>
  }
  'seasons.removeUnused': {
    parameters: { ownIds: readonly number[] }
    row: Record<never, never>
  }
  'seasons.scoredStages': {
    parameters: { seasonId: number; but: readonly number[] }
    row: { id: number; name: string }
  }
  'seasons.written': {
    parameters: { id: number }
    row: { slug: string; name: string; season: string; summary: string; html: string; rules: string; rulesVersion: string; fee: number; registrationOpenAt: Date; registrationCloseAt: Date; startsOn: string; endsOn: string; isCancelled: boolean; status: 'draft' | 'published' | 'archived' | 'cancelled'; version: number; updatedAt: Date }
  }
  'seasons.writtenLocked': {
    parameters: { id: number }
    row: { slug: string; name: string; season: string; summary: string; html: string; rules: string; rulesVersion: string; fee: number; registrationOpenAt: Date; registrationCloseAt: Date; startsOn: string; endsOn: string; isCancelled: boolean; status: 'draft' | 'published' | 'archived' | 'cancelled'; version: number; updatedAt: Date }
  }
  'sessions.alive': {
    parameters: { id: string; now: Date }
    row: { membershipId: number; accountId: string; kind: number; name: string; sessionId: string; signIn: string; isStrong: boolean; programIds: number[]; provinceCode: string | null; actingReason: string | null; lastSeenAt: Date }
  }
  'sessions.face': {
    parameters: { pictureBase: string; membershipId: number }
    row: { picture: unknown }
  }
  'sessions.held': {
    parameters: { membershipId: number }
    row: { held: string | null }
  }
  'sessions.old': {
    parameters: { now: Date }
    row: Record<never, never>
  }
  'sessions.touch': {
    parameters: { now: Date; idleExpiresAt: Date; id: string }
    row: Record<never, never>
  }
  'settlements.book': {
    parameters: { at: Date; fileId: number; refs: readonly string[] }
    row: Record<never, never>
  }
  'settlements.bookable': {
    parameters: { files: readonly number[] }
    row: { ref: string; gross: number; back: number; fee: number; knownFee: number }
  }
  'settlements.count': {
    parameters: { files: readonly number[]; outcome: string | null | undefined; search: string | null | undefined }
    row: { total: number }
  }
  'settlements.countBooking': {
    parameters: { fileId: number }
    row: { bookings: number }
  }
  'settlements.dropFile': {
    parameters: { id: number }
    row: Record<never, never>
  }
  'settlements.dropLines': {
    parameters: { id: number }
    row: Record<never, never>
  }
  'settlements.files': {
    parameters: { most: number }
    row: { id: number; name: string; provider: 'midtrans' | 'xendit'; firstAt: Date | null; lastAt: Date | null; bookings: number; addedAt: Date; addedByName: string | null }
  }
  'settlements.insertLines': {
    parameters: { fileId: number; ns: readonly number[]; refs: readonly string[]; kinds: readonly string[]; amounts: readonly string[]; fees: readonly string[]; ats: readonly string[]; keys: readonly string[] }
    row: Record<never, never>
  }
  'settlements.lock': {
    parameters: { id: number }
    row: { id: number; provider: 'midtrans' | 'xendit'; name: string; bookings: number }
  }
  'settlements.page': {
    parameters: { files: readonly number[]; outcome: string | null | undefined; search: string | null | undefined; limit: number; offset: number }
    row: { fileId: number; provider: 'midtrans' | 'xendit'; ref: string; n: number; at: Date | null; outcome: string; gross: number; back: number; fee: number; allAmount: number; allFee: number; number: string | null; code: string | null; subject: string | null; knownFee: number | null; knownAmount: number | null }
  }
  'settlements.sums': {
    parameters: { files: readonly number[] }
    row: { fileId: number; outcome: string; count: number; settled: number; feeDifference: number }
  }
  'settlements.unheard': {
    parameters: { files: readonly number[]; ref: string }
    row: { paymentId: number; provider: 'midtrans' | 'xendit'; number: string | null; fileName: string; addedBy: number | null; takenBack: number }
  }
  'settlements.unsettled': {
    parameters: { before: Date }
    row: { count: number; amount: number; oldestAt: Date | null }
  }
  'settlements.wrongBookings': {
    parameters: Record<never, never>
    row: { id: number; name: string; lines: number; booked: number }
  }
  'signIns.end': {
    parameters: { now: Date; reason: string; accountId: string; only: string | null | undefined; except: string | null | undefined }
    row: { uid: string; authorizations: unknown }
  }
  'signIns.holds': {
    parameters: { uid: string }
    row: { holds: boolean }
  }
  'signIns.keep': {
    parameters: { uid: string; accountId: string; channel: string; methods: readonly string[]; userAgent: string; ip: string; now: Date }
    row: { uid: string }
  }
  'signIns.revoke': {
    parameters: { grantIds: readonly string[] }
    row: Record<never, never>
  }
  'signIns.see': {
    parameters: { now: Date; uid: string }
    row: Record<never, never>
  }
  'simulator.byId': {
    parameters: { id: number }
    row: { id: number; dialect: 'midtrans' | 'xendit'; providerId: string; ref: string; channel: string; title: string; amount: number; returned: number; status: string; answer: unknown; notifyUrl: string; createdAt: Date; expiresAt: Date; settledAt: Date | null }
  }
  'simulator.byProviderId': {
    parameters: { providerId: string }
    row: { id: number; dialect: 'midtrans' | 'xendit'; providerId: string; ref: string; channel: string; title: string; amount: number; returned: number; status: string; answer: unknown; notifyUrl: string; createdAt: Date; expiresAt: Date; settledAt: Date | null }
  }
  'simulator.byRef': {
    parameters: { ref: string }
    row: { id: number; dialect: 'midtrans' | 'xendit'; providerId: string; ref: string; channel: string; title: string; amount: number; returned: number; status: string; answer: unknown; notifyUrl: string; createdAt: Date; expiresAt: Date; settledAt: Date | null }
  }
  'simulator.forgetLines': {
    parameters: { kept: number }
    row: Record<never, never>
  }
  'simulator.insert': {
    parameters: { dialect: string; providerId: string; ref: string; channel: string; title: string; amount: number; answer: string; notifyUrl: string; at: Date; expiresAt: Date }
    row: { id: number; dialect: 'midtrans' | 'xendit'; providerId: string; ref: string; channel: string; title: string; amount: number; returned: number; status: string; answer: unknown; notifyUrl: string; createdAt: Date; expiresAt: Date; settledAt: Date | null }
  }
  'simulator.lines': {
    parameters: Record<never, never>
    row: { id: number; ref: string; direction: 'in' | 'out'; line: string; sent: string; answered: string; status: number; at: Date }
  }
  'simulator.newest': {
    parameters: Record<never, never>
    row: { id: number; dialect: 'midtrans' | 'xendit'; providerId: string; ref: string; channel: string; title: string; amount: number; returned: number; status: string; answer: unknown; notifyUrl: string; createdAt: Date; expiresAt: Date; settledAt: Date | null }
  }
  'simulator.noteLine': {
    parameters: { ref: string; direction: string; line: string; sent: string; answered: string; status: number; at: Date }
    row: Record<never, never>
  }
  'simulator.payout': {
    parameters: { id: number }
    row: { id: number; dialect: 'midtrans' | 'xendit'; providerId: string; ref: string; bank: string; account: string; holder: string; amount: number; notes: string; status: string; failure: string; createdAt: Date; updatedAt: Date }
  }
  'simulator.payoutByProviderId': {
    parameters: { providerId: string }
    row: { id: number; dialect: 'midtrans' | 'xendit'; providerId: string; ref: string; bank: string; account: string; holder: string; amount: number; notes: string; status: string; failure: string; createdAt: Date; updatedAt: Date }
  }
  'simulator.payoutByRef': {
    parameters: { dialect: string; ref: string }
    row: { id: number; dialect: 'midtrans' | 'xendit'; providerId: string; ref: string; bank: string; account: string; holder: string; amount: number; notes: string; status: string; failure: string; createdAt: Date; updatedAt: Date }
  }
  'simulator.payouts': {
    parameters: Record<never, never>
    row: { id: number; dialect: 'midtrans' | 'xendit'; providerId: string; ref: string; bank: string; account: string; holder: string; amount: number; notes: string; status: string; failure: string; createdAt: Date; updatedAt: Date }
  }
  'simulator.settled': {
    parameters: { dialect: string }
    row: { id: number; dialect: 'midtrans' | 'xendit'; providerId: string; ref: string; channel: string; title: string; amount: number; returned: number; status: string; answer: unknown; notifyUrl: string; createdAt: Date; expiresAt: Date; settledAt: Date | null }
  }
  'site.chosen': {
    parameters: Record<never, never>
    row: { hasLogo: boolean; hasColours: boolean }
  }
  'site.directory': {
    parameters: Record<never, never>
    row: { data: string | null }
  }
  'site.directory.some': {
    parameters: { ids: readonly number[] }
    row: { data: string | null }
  }
  'site.held.look': {
    parameters: { key: string | null | undefined }
    row: { id: string; label: string; key: string }
  }
  'site.held.values': {
    parameters: { key: string | null | undefined }
    row: { id: string; label: string; key: string }
  }
  'site.redirect': {
    parameters: { path: string }
    row: { toPath: string }
  }
  'site.redirects': {
    parameters: { paths: readonly string[] }
    row: { from: string; to: string }
  }
  'site.redirects.add': {
    parameters: { from: string; to: string; at: Date }
    row: { id: number }
  }
  'site.redirects.all': {
    parameters: { search: string | null | undefined; limit: number; offset: number }
    row: { id: number; from: string; to: string; source: string | null; createdAt: Date }
  }
  'site.redirects.byId': {
    parameters: { id: number }
    row: { id: number; from: string; to: string; source: string | null; createdAt: Date }
  }
  'site.redirects.count': {
    parameters: { search: string | null | undefined }
    row: { total: number }
  }
  'site.redirects.lead': {
    parameters: { to: string; id: number }
    row: Record<never, never>
  }
  'site.redirects.remove': {
    parameters: { id: number }
    row: Record<never, never>
  }
  'site.tenant': {
    parameters: { id: number }
    row: { data: string | null }
  }
  'statistics.counters': {
    parameters: { now: Date }
    row: { data: string | null }
  }
  'statistics.extensions': {
    parameters: { now: Date }
    row: { data: string | null }
  }
  'statistics.overview': {
    parameters: { kinds: readonly number[]; now: Date }
    row: { data: string | null }
  }
  'statistics.provinces': {
    parameters: { smallest: number }
    row: { id: string | null; schools: number | null; members: number | null; cities: number | null }
  }
  'storage.charge': {
    parameters: { bytes: number; member: number; limit: number | null | undefined }
    row: { member: number }
  }
  'storage.discharge': {
    parameters: { bytes: number; member: number }
    row: Record<never, never>
  }
  'storage.forget': {
    parameters: { member: number }
    row: Record<never, never>
  }
  'storage.found': {
    parameters: { member: number }
    row: { bytes: number; reserved: number; usesAt: Date | null }
  }
  'storage.markUses': {
    parameters: { at: Date }
    row: Record<never, never>
  }
  'storage.open': {
    parameters: { member: number }
    row: Record<never, never>
  }
  'storage.recount': {
    parameters: Record<never, never>
    row: Record<never, never>
  }
  'storage.release': {
    parameters: { bytes: number; member: number }
    row: Record<never, never>
  }
  'storage.reserve': {
    parameters: { bytes: number; member: number; limit: number }
    row: { member: number }
  }
  'streaks.days': {
    parameters: { timeZone: string; membershipId: number; since: Date; leastCards: number }
    row: { day: string }
  }
  'suppressions.among': {
    parameters: { addresses: readonly string[]; now: Date }
    row: { total: number }
  }
  'suppressions.count': {
    parameters: { cause: string | null | undefined; search: string | null | undefined }
    row: { total: number }
  }
  'suppressions.held': {
    parameters: { email: string | null | undefined }
    row: { held: string | null }
  }
  'suppressions.hold': {
    parameters: { address: string; words: string; at: Date }
    row: { id: number }
  }
  'suppressions.over': {
    parameters: { now: Date }
    row: Record<never, never>
  }
  'suppressions.page': {
    parameters: { cause: string | null | undefined; search: string | null | undefined; limit: number; offset: number }
    row: { id: number; address: string; cause: 'refused' | 'asked'; words: string; createdAt: Date; endsAt: Date | null }
  }
  'suppressions.release': {
    parameters: { id: number }
    row: { address: string }
  }
  'suppressions.remove': {
    parameters: { address: string }
    row: Record<never, never>
  }
  'teamFees.begin': {
    parameters: { teamId: number }
    row: Record<never, never>
  }
  'teamFees.keep': {
    parameters: { orderCode: string; teamId: number }
    row: Record<never, never>
  }
  'teamFees.lock': {
    parameters: { teamId: number }
    row: { orderCode: string | null }
  }
  'teams.byId': {
    parameters: { id: number }
    row: { id: number; name: string; status: 'draft' | 'submitted' | 'pending_payment' | 'verified' | 'accepted' | 'needs_fix' | 'rejected' | 'withdrawn' | 'disqualified'; categoryId: number; schoolId: number; coachName: string; coachEmail: string | null; coachPhone: string | null; reason: string; submittedAt: Date | null; version: number; tokenSealed: string | null; membershipId: number | null }
  }
  'teams.byToken': {
    parameters: { hash: string }
    row: { id: number; name: string; status: 'draft' | 'submitted' | 'pending_payment' | 'verified' | 'accepted' | 'needs_fix' | 'rejected' | 'withdrawn' | 'disqualified'; categoryId: number; schoolId: number; coachName: string; coachEmail: string | null; coachPhone: string | null; reason: string; submittedAt: Date | null; version: number; tokenSealed: string | null; membershipId: number | null }
  }
  'teams.categories': {
    parameters: Record<never, never>
    row: { value: string; label: string }
  }
  'teams.confirmSheet': {
    parameters: { at: Date; by: number; teamId: number; memberId: number }
    row: { fullName: string }
  }
  'teams.count': {
    parameters: { search: string | null | undefined; status: string | null | undefined; category: string | null | undefined; province: string | null | undefined }
    row: { total: number }
  }
  'teams.guarded': {
    parameters: { hash: string }
    row: { id: number; fullName: string; sealed: string | null; guardianState: 'none' | 'declared' | 'confirmed' | 'refused'; teamId: number }
  }
  'teams.lock': {
    parameters: { hash: string }
    row: { id: number; name: string; status: 'draft' | 'submitted' | 'pending_payment' | 'verified' | 'accepted' | 'needs_fix' | 'rejected' | 'withdrawn' | 'disqualified'; categoryId: number; schoolId: number; coachName: string; coachEmail: string | null; coachPhone: string | null; reason: string; submittedAt: Date | null; version: number; tokenSealed: string | null; membershipId: number | null }
  }
  'teams.memberOfAddress': {
    parameters: { email: string }
    row: { id: number }
  }
  'teams.members': {
    parameters: { teamId: number }
    row: { id: number; fullName: string; grade: 'X' | 'XI' | 'XII' | 'XIII'; major: string; isCaptain: boolean; sealed: string | null; guardianState: 'none' | 'declared' | 'confirmed' | 'refused'; guardianTokenHash: string | null; sheetCheckedBy: number | null }
  }
  'teams.moveToSchool': {
    parameters: { into: number; from: number }
    row: { id: number }
  }
  'teams.ofPerson': {
    parameters: { membershipId: number }
    row: { team: string; league: string; category: string; school: string; status: 'draft' | 'submitted' | 'pending_payment' | 'verified' | 'accepted' | 'needs_fix' | 'rejected' | 'withdrawn' | 'disqualified'; fullName: string; grade: 'X' | 'XI' | 'XII' | 'XIII'; major: string; isCaptain: boolean; guardianState: 'none' | 'declared' | 'confirmed' | 'refused'; sealed: string | null }
  }
  'teams.over': {
    parameters: { before: Date }
    row: { id: number }
  }
  'teams.page': {
    parameters: { search: string | null | undefined; status: string | null | undefined; category: string | null | undefined; province: string | null | undefined; limit: number; offset: number }
    row: { id: number; name: string; season: string; category: string; school: string; cityCode: string | null; members: number; status: 'draft' | 'submitted' | 'pending_payment' | 'verified' | 'accepted' | 'needs_fix' | 'rejected' | 'withdrawn' | 'disqualified'; submittedAt: Date | null }
  }
  'teams.twins': {
    parameters: { teamId: number }
    row: { id: number; name: string; category: string; status: 'draft' | 'submitted' | 'pending_payment' | 'verified' | 'accepted' | 'needs_fix' | 'rejected' | 'withdrawn' | 'disqualified'; hasCoach: boolean; people: string[] }
  }
  'tenants.add': {
    parameters: { slug: string; name: string; timeZone: string; now: Date }
    row: { id: number }
  }
  'tenants.bySlug': {
    parameters: { slug: string }
    row: { id: number }
  }
  'tenants.count': {
    parameters: { search: string | null | undefined; status: string | null | undefined }
    row: { total: number }
  }
  'tenants.emptyBooks': {
    parameters: Record<never, never>
    row: { empty_books: string | null }
  }
  'tenants.figures': {
    parameters: Record<never, never>
    row: { active: number; suspended: number; leaving: number; bytes: number; failedMails: number; stuckMails: number; runningExams: number }
  }
  'tenants.find': {
    parameters: { id: number }
    row: { id: number; slug: string; name: string; status: 'provisioning' | 'active' | 'suspended' | 'offboarding' | 'deleted'; timeZone: string; createdAt: Date; changedAt: Date; primaryHost: string | null }
  }
  'tenants.list': {
    parameters: { search: string | null | undefined; status: string | null | undefined; limit: number; offset: number }
    row: { id: number; slug: string; name: string; status: 'provisioning' | 'active' | 'suspended' | 'offboarding' | 'deleted'; timeZone: string; createdAt: Date; changedAt: Date; primaryHost: string | null }
  }
  'tenants.useLink': {
    parameters: { now: Date; hash: string }
    row: { accountId: string; name: string; signIn: string; isStrong: boolean; reason: string }
  }
  'threads.chapter': {
    parameters: { classId: number; slug: string }
    row: { id: number; slug: string; title: string }
  }
  'threads.count': {
    parameters: { isAll: boolean; viewerId: number; programIds: readonly number[]; search: string | null | undefined; state: string | null | undefined }
    row: { total: number }
  }
  'threads.follows': {
    parameters: { id: number; membershipId: number }
    row: { isOn: boolean }
  }
  'threads.forgetFollows': {
    parameters: { membershipId: number }
    row: Record<never, never>
  }
  'threads.forgetPosts': {
    parameters: { at: Date; membershipId: number }
    row: Record<never, never>
  }
  'threads.forgetReports': {
    parameters: { membershipId: number }
    row: Record<never, never>
  }
  'threads.forgetThreads': {
    parameters: { membershipId: number }
    row: Record<never, never>
  }
  'threads.fresh': {
    parameters: { classId: number; classroomId: number | null | undefined }
    row: { announcements: number; questions: number; lastAt: Date | null }
  }
  'threads.held': {
    parameters: { membershipId: number }
    row: { data: string | null }
  }
  'threads.lock': {
    parameters: { id: number }
    row: { posts: number }
  }
  'threads.managedClass': {
    parameters: { isAll: boolean; viewerId: number; programIds: readonly number[]; classId: number | null | undefined; slug: string | null | undefined }
    row: { id: number; slug: string; name: string }
  }
  'threads.managedRuns': {
    parameters: { isAll: boolean; viewerId: number; programIds: readonly number[] }
    row: { id: number; classId: number; name: string }
  }
  'threads.of': {
    parameters: { membershipId: number; classId: number; isTeam: boolean; classroomId: number | null | undefined; chapterId: number | null | undefined }
    row: { id: number; kind: 'question' | 'announcement'; classId: number; classroomId: number | null; chapterId: number | null; title: string; body: string; byId: number | null; state: 'open' | 'answered'; answer: number | null; posts: number; createdAt: Date; lastAt: Date; byName: string | null; slug: string; className: string; chapterTitle: string | null; isNew: boolean }
  }
  'threads.one': {
    parameters: { id: number }
    row: { id: number; kind: 'question' | 'announcement'; classId: number; classroomId: number | null; chapterId: number | null; title: string; body: string; byId: number | null; state: 'open' | 'answered'; answer: number | null; posts: number; createdAt: Date; lastAt: Date; byName: string | null; slug: string; className: string; chapterTitle: string | null }
  }
  'threads.openReports': {
    parameters: { id: number; post: number | null | undefined }
    row: { thread_id: number; post: number; membership_id: number; settled_at: Date | null }
  }
  'threads.page': {
    parameters: { isAll: boolean; viewerId: number; programIds: readonly number[]; search: string | null | undefined; state: string | null | undefined; limit: number; offset: number }
    row: { id: number; kind: 'question' | 'announcement'; classId: number; classroomId: number | null; chapterId: number | null; title: string; body: string; byId: number | null; state: 'open' | 'answered'; answer: number | null; posts: number; createdAt: Date; lastAt: Date; byName: string | null; slug: string; className: string; chapterTitle: string | null; isReported: boolean }
  }
  'threads.posts': {
    parameters: { id: number }
    row: { number: number; byId: number | null; body: string; at: Date; removedAt: Date | null; byName: string | null; isTeam: boolean }
  }
  'threads.reports': {
    parameters: { id: number }
    row: { post: number; why: string }
  }
  'threads.seen': {
    parameters: { seen: number; id: number; membershipId: number }
    row: Record<never, never>
  }
  'threads.waiting': {
    parameters: { isAll: boolean; viewerId: number; programIds: readonly number[] }
    row: { open: number; reported: number }
  }
  'throttles.giveBack': {
    parameters: { tokens: number; key: string }
    row: Record<never, never>
  }
  'throttles.left': {
    parameters: { tokens: number; now: Date; seconds: number; key: string }
    row: { tokens: number }
  }
  'throttles.take': {
    parameters: { key: string; tokens: number; now: Date; debt: number; seconds: number }
    row: { tokens: number }
  }
  'tokens.email': {
    parameters: { membershipId: number }
    row: { email: string | null }
  }
  'uploads.advance': {
    parameters: { received: number; at: Date; until: Date; id: string; lease: string }
    row: { id: string }
  }
  'uploads.expired': {
    parameters: { before: Date }
    row: { tenantId: number; id: string }
  }
  'uploads.finish': {
    parameters: { fileId: number; at: Date; id: string }
    row: { bytes: number }
  }
  'uploads.give': {
    parameters: { id: string; lease: string }
    row: Record<never, never>
  }
  'uploads.insert': {
    parameters: { id: string; membershipId: number; name: string; mime: string; bytes: number; at: Date }
    row: Record<never, never>
  }
  'uploads.open': {
    parameters: { membershipId: number }
    row: { count: number }
  }
  'uploads.own': {
    parameters: { id: string; membershipId: number }
    row: { id: string; name: string; mime: string; bytes: number; received: number; fileId: number | null; createdAt: Date }
  }
  'uploads.remove': {
    parameters: { id: string }
    row: { bytes: number; membershipId: number; fileId: number | null }
  }
  'uploads.take': {
    parameters: { lease: string; until: Date; id: string; now: Date }
    row: { id: string }
  }
  'uses.forget': {
    parameters: { kind: string; id: string; state: string | null | undefined }
    row: Record<never, never>
  }
  'uses.kinds': {
    parameters: Record<never, never>
    row: { kind: string }
  }
  'uses.note': {
    parameters: { kind: string; id: string; state: string; uses: string }
    row: Record<never, never>
  }
  'uses.ofFile': {
    parameters: { fileId: number }
    row: { kind: string; id: string; state: 'draft' | 'published'; fields: string }
  }
  'uses.renew': {
    parameters: { kind: string; uses: string }
    row: Record<never, never>
  }
  'visits.cohorts': {
    parameters: { zone: string; now: Date; months: number; weeks: readonly number[] }
    row: { month: string; week: number; size: number; kept: number | null }
  }
  'visits.countCut': {
    parameters: { by: string; first: string; last: string }
    row: { total: number }
  }
  'visits.countPages': {
    parameters: { first: string; last: string }
    row: { total: number }
  }
  'visits.cut': {
    parameters: { by: string; first: string; last: string; limit: number; offset: number }
    row: { key: string; visits: number; views: number; classes: number; forms: number; entered: number; orders: number; paid: number; amount: number }
  }
  'visits.days': {
    parameters: { first: string; last: string }
    row: { day: string; visits: number; views: number }
  }
  'visits.left': {
    parameters: { first: string; last: string }
    row: { reason: 'bot' | 'staff' | 'rapid'; views: number }
  }
  'visits.pages': {
    parameters: { first: string; last: string; limit: number; offset: number }
    row: { key: string; visits: number; views: number; entered: number }
  }
  'visits.sweep': {
    parameters: { before: string }
    row: Record<never, never>
  }
  'visits.sweepLeft': {
    parameters: { before: string }
    row: Record<never, never>
  }
  'visits.sweepOrders': {
    parameters: { before: string }
    row: Record<never, never>
  }
  'visits.write': {
    parameters: { rows: string }
    row: Record<never, never>
  }
  'visits.writeLeft': {
    parameters: { rows: string }
    row: Record<never, never>
  }
  'visits.writeOrders': {
    parameters: { rows: string }
    row: Record<never, never>
  }
  'visits.writePages': {
    parameters: { rows: string }
    row: Record<never, never>
  }
  'voices.byId': {
    parameters: { id: number }
    row: { id: number; kind: 'testimony' | 'aspiration' | 'book_review'; state: 'pending' | 'published' | 'rejected' | 'spam' | 'hidden'; name: string; role: string; email: string | null; content: string; rating: 1 | 2 | 3 | 4 | 5 | null; category: 'learning' | 'facilities' | 'programme' | 'platform' | 'community' | 'other' | null; progress: 'received' | 'planned' | 'in_progress' | 'done' | 'declined' | null; supports: number; source: 'form' | 'program'; bookId: number | null; bookSlug: string | null; bookTitle: string | null; createdAt: Date; steps: string; replies: string }
  }
  'voices.count': {
    parameters: { kind: string | null | undefined; state: string | null | undefined; search: string | null | undefined }
    row: { total: number }
  }
  'voices.fresh': {
    parameters: { name: string; content: string; bookId: number | null | undefined; kind: string; since: Date }
    row: { pending: number; same: number }
  }
  'voices.held': {
    parameters: { email: string | null | undefined; membershipId: number }
    row: { data: string | null }
  }
  'voices.page': {
    parameters: { kind: string | null | undefined; state: string | null | undefined; search: string | null | undefined; limit: number; offset: number }
    row: { id: number; kind: 'testimony' | 'aspiration' | 'book_review'; state: 'pending' | 'published' | 'rejected' | 'spam' | 'hidden'; name: string; role: string; email: string | null; content: string; rating: 1 | 2 | 3 | 4 | 5 | null; category: 'learning' | 'facilities' | 'programme' | 'platform' | 'community' | 'other' | null; progress: 'received' | 'planned' | 'in_progress' | 'done' | 'declined' | null; supports: number; source: 'form' | 'program'; bookId: number | null; bookSlug: string | null; bookTitle: string | null; createdAt: Date; steps: string; replies: string }
  }
  'voices.ratings': {
    parameters: { bookIds: readonly number[] }
    row: { bookId: number; count: number; mean: number }
  }
  'voices.shown': {
    parameters: { kind: string; category: string | null | undefined; progress: string | null | undefined; bookId: number | null | undefined; search: string | null | undefined; limit: number; offset: number }
    row: { data: string | null }
  }
  'voices.shownOne': {
    parameters: { id: number }
    row: { data: string | null }
  }
  'voices.speaker': {
    parameters: { id: number }
    row: { membershipId: number }
  }
  'voices.support': {
    parameters: { visitor: string; at: Date; id: number }
    row: { id: number }
  }
  'voices.tenantsNaming': {
    parameters: { addresses: readonly string[] }
    row: { tenantId: number }
  }
  'webhooks.admins': {
    parameters: Record<never, never>
    row: { id: number }
  }
  'webhooks.again': {
    parameters: { at: Date; id: number }
    row: { id: number }
  }
  'webhooks.attempt': {
    parameters: { n: number; at: Date; milliseconds: number; status: number | null | undefined; answer: string; problem: string | null | undefined; deliveryId: number }
    row: Record<never, never>
  }
  'webhooks.attempts': {
    parameters: { id: number }
    row: { n: number; at: Date; milliseconds: number; status: number | null; answer: string; problem: 'time_out' | 'unreachable' | 'forbidden' | 'redirect' | 'status' | null }
  }
  'webhooks.changeSecret': {
    parameters: { until: Date; sealed: string; id: number }
    row: Record<never, never>
  }
  'webhooks.claim': {
    parameters: { until: Date; now: Date; most: number }
    row: { id: number; endpointId: number; messageId: string; tries: number; isResent: boolean; url: string; name: string; sealed: string; oldSealed: string | null; payload: string }
  }
  'webhooks.countDeliveries': {
    parameters: { state: string | null | undefined; endpoint: number | null | undefined; event: string | null | undefined }
    row: { total: number }
  }
  'webhooks.deliveries': {
    parameters: { state: string | null | undefined; endpoint: number | null | undefined; event: string | null | undefined; limit: number; offset: number }
    row: { id: number; endpointId: number; endpoint: string; event: string; messageId: string; isResent: boolean; state: 'waiting' | 'delivered' | 'failed' | 'stopped'; tries: number; nextTryAt: Date; createdAt: Date; status: number | null; problem: string | null }
  }
  'webhooks.delivery': {
    parameters: { id: number }
    row: { id: number; endpointId: number; endpoint: string; event: string; messageId: string; isResent: boolean; state: 'waiting' | 'delivered' | 'failed' | 'stopped'; tries: number; nextTryAt: Date; createdAt: Date; status: number | null; problem: string | null; payload: string }
  }
  'webhooks.due': {
    parameters: { now: Date; most: number }
    row: { tenantId: number }
  }
  'webhooks.endpoint': {
    parameters: { id: number }
    row: { id: number; name: string; url: string; events: string[]; stoppedWhy: 'person' | 'failing' | 'gone' | null; stoppedAt: Date | null; failingSince: Date | null; oldSecretUntil: Date | null; createdAt: Date; lastTryAt: Date | null }
  }
  'webhooks.endpoints': {
    parameters: Record<never, never>
    row: { id: number; name: string; url: string; events: string[]; stoppedWhy: 'person' | 'failing' | 'gone' | null; stoppedAt: Date | null; failingSince: Date | null; oldSecretUntil: Date | null; createdAt: Date; lastTryAt: Date | null }
  }
  'webhooks.ill': {
    parameters: { at: Date; id: number }
    row: { failingSince: Date }
  }
  'webhooks.insertEndpoint': {
    parameters: { name: string; url: string; events: readonly string[]; sealed: string; at: Date }
    row: { id: number }
  }
  'webhooks.mark': {
    parameters: { state: string; nextTryAt: Date | null | undefined; id: number }
    row: Record<never, never>
  }
  'webhooks.message': {
    parameters: { event: string; id: string; payload: string; at: Date }
    row: Record<never, never>
  }
  'webhooks.messageFor': {
    parameters: { id: string; event: string; payload: string; at: Date; endpointId: number }
    row: { id: number }
  }
  'webhooks.old': {
    parameters: { before: Date }
    row: Record<never, never>
  }
  'webhooks.removeEndpoint': {
    parameters: { id: number }
    row: Record<never, never>
  }
  'webhooks.start': {
    parameters: { id: number }
    row: Record<never, never>
  }
  'webhooks.stop': {
    parameters: { at: Date; why: string; id: number }
    row: { id: number }
  }
  'webhooks.stopWaiting': {
    parameters: { id: number }
    row: Record<never, never>
  }
  'webhooks.updateEndpoint': {
    parameters: { name: string; url: string; events: readonly string[]; id: number }
    row: Record<never, never>
  }
  'webhooks.well': {
    parameters: { id: number }
    row: Record<never, never>
  }
  'withholding.addProfile': {
    parameters: { personId: number; kind: string; income: string; sealed: string | null | undefined; end: string; letter: string; letterUntil: string | null | undefined; by: number; at: Date }
    row: { id: number }
  }
  'withholding.contact': {
    parameters: { id: number }
    row: { name: string; email: string | null }
  }
  'withholding.decideProfile': {
    parameters: { state: string; reason: string; by: number; at: Date; id: number }
    row: { id: number }
  }
  'withholding.earner': {
    parameters: { membershipId: number }
    row: { personId: number; name: string }
  }
  'withholding.emptyProfiles': {
    parameters: { membershipId: number }
    row: { id: number }
  }
  'withholding.heldOf': {
    parameters: { membershipId: number }
    row: { data: string | null }
  }
  'withholding.holdingProfile': {
    parameters: { personId: number }
    row: { id: number; personId: number; kind: 'individual' | 'company'; income: 'service' | 'royalty'; numberSealed: string | null; numberEnd: string; letter: string; letterUntil: string | null; state: 'submitted' | 'verified' | 'needs_fix'; reason: string; addedBy: number; addedAt: Date; decidedAt: Date | null; name: string; membershipId: number | null }
  }
  'withholding.insert': {
    parameters: { ref: string; number: string; personId: number; profileId: number; rule: string; gross: number; base: number; amount: number; parts: string; hasNumber: boolean; source: string; objectCode: string; at: Date }
    row: { id: number }
  }
  'withholding.lockProfile': {
    parameters: { id: number }
    row: { id: number; personId: number; kind: 'individual' | 'company'; income: 'service' | 'royalty'; numberSealed: string | null; numberEnd: string; letter: string; letterUntil: string | null; state: 'submitted' | 'verified' | 'needs_fix'; reason: string; addedBy: number; addedAt: Date; decidedAt: Date | null; name: string; membershipId: number | null }
  }
  'withholding.lockSettings': {
    parameters: Record<never, never>
    row: { version: number }
  }
  'withholding.newestProfile': {
    parameters: { personId: number }
    row: { id: number; personId: number; kind: 'individual' | 'company'; income: 'service' | 'royalty'; numberSealed: string | null; numberEnd: string; letter: string; letterUntil: string | null; state: 'submitted' | 'verified' | 'needs_fix'; reason: string; addedBy: number; addedAt: Date; decidedAt: Date | null; name: string; membershipId: number | null }
  }
  'withholding.putSettings': {
    parameters: { isOn: boolean; rules: string; at: Date; version: number }
    row: { version: number }
  }
  'withholding.settings': {
    parameters: Record<never, never>
    row: { isOn: boolean; rules: unknown; version: number }
  }
  'withholding.slipCount': {
    parameters: { from: Date | null | undefined; until: Date | null | undefined; rule: string | null | undefined; personId: number | null | undefined; search: string | null | undefined }
    row: { total: number }
  }
  'withholding.slips': {
    parameters: { from: Date | null | undefined; until: Date | null | undefined; rule: string | null | undefined; personId: number | null | undefined; search: string | null | undefined; limit: number; offset: number }
    row: { id: number; number: string; rule: 'pph21' | 'pph23_service' | 'pph23_royalty' | 'pph_final'; gross: number; base: number; amount: number; parts: unknown; hasNumber: boolean; source: string; objectCode: string; heldAt: Date; backAt: Date | null; name: string; numberSealed: string | null; kind: 'individual' | 'company' | null; letter: string | null }
  }
  'withholding.sums': {
    parameters: { from: Date; until: Date }
    row: { article: string; amount: number }
  }
  'withholding.waitingProfiles': {
    parameters: Record<never, never>
    row: { id: number; personId: number; kind: 'individual' | 'company'; income: 'service' | 'royalty'; numberSealed: string | null; numberEnd: string; letter: string; letterUntil: string | null; state: 'submitted' | 'verified' | 'needs_fix'; reason: string; addedBy: number; addedAt: Date; decidedAt: Date | null; name: string; membershipId: number | null }
  }
  'withholding.wrong': {
    parameters: Record<never, never>
    row: { ref: string }
  }
  [name: `cards.names.${string}`]: {
    parameters: { counting: string; source: string; kind: string; facet: string; now: Date; all: readonly string[] | null | undefined; any1: readonly string[] | null | undefined; any2: readonly string[] | null | undefined; any3: readonly string[] | null | undefined; any4: readonly string[] | null | undefined; exceptId: number | null | undefined; ids: readonly number[]; limit: number; offset: number }
    row: { total: number; names: string }
  }
  [name: `cards.rows.${string}`]: {
    parameters: { counting: string; source: string; kind: string; facet: string; now: Date; all: readonly string[] | null | undefined; any1: readonly string[] | null | undefined; any2: readonly string[] | null | undefined; any3: readonly string[] | null | undefined; any4: readonly string[] | null | undefined; exceptId: number | null | undefined; ids: readonly number[]; limit: number; offset: number }
    row: { total: number; name: string | null; item: string | null }
  }
  [name: `entries.removeOwn.${string}`]: {
    parameters: { ownIds: readonly number[] }
    row: Record<never, never>
  }
  [name: `entries.setOwnSlug.${string}`]: {
    parameters: { slug: string; ownId: number }
    row: Record<never, never>
  }
  [name: `entries.setOwnStatus.${string}`]: {
    parameters: { status: string; at: Date; ownId: number }
    row: Record<never, never>
  }
  [name: `entries.slugIsFree.${string}`]: {
    parameters: { slug: string; but: number | null | undefined }
    row: { isFree: boolean }
  }
  [name: `passages.changed.${string}`]: {
    parameters: { part: string }
    row: { kind: string; ref: string; path: string; title: string; summary: string; words: string; html: string; audience: string[] | null; facts: unknown; visibleFrom: string; visibleUntil: string | null; stamp: string; gone: number }
  }
  [name: `passages.standing.${string}`]: {
    parameters: { refs: readonly string[]; now: Date }
    row: { kind: string; ref: string; audience: string[] | null }
  }
  [name: `posts.categories.${string}`]: {
    parameters: { now: Date; kind: string | null | undefined; search: string | null | undefined; slug: string | null | undefined; limit: number; offset: number }
    row: { data: string | null }
  }
  [name: `publishing.gone.${string}`]: {
    parameters: { kind: string; ids: readonly string[] }
    row: Record<never, never>
  }
  [name: `search.refresh.${string}`]: {
    parameters: { kinds: readonly string[] }
    row: { changed: number | null }
  }
  [name: `sitemap.${string}`]: {
    parameters: { now: Date }
    row: { data: string | null }
  }
  [name: `statistics.chart.${string}`]: {
    parameters: { timeZone: string; now: Date }
    row: { month: string | null; data: number | null; total: number | null }
  }
}
