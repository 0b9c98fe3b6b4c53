import type { InTenant } from '../../../platform/http/endpoint.ts'

/** Another way to settle a bill than to pay it whole, offered beside the ways to pay. */
export interface PayAlternative {
  text: string
  label: string
  href: string
}

declare module '../../../platform/room-parts.ts' {
  interface RoomParts {
    /** what else may be done with a bill that its buyer is about to pay; undefined: nothing */
    payAlternatives: (
      context: Pick<InTenant, 'tx' | 'clock' | 'tenant'>,
      code: string,
    ) => Promise<PayAlternative | undefined>
  }
}
