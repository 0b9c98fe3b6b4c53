/** The library comes without types: what is used of it. */
declare module '@20minutes/s3rver' {
  interface Settings {
    address: string
    port: number
    silent: boolean
    directory: string
    allowMismatchedSignatures: boolean
    configureBuckets: { name: string; configs: string[] }[]
  }
  class S3rver {
    constructor(settings: Settings)
    /** of Koa, which it is made with */
    middleware: ((context: { headers: Record<string, string> }, next: () => Promise<void>) => Promise<void>)[]
    run(): Promise<unknown>
    close(): Promise<void>
  }
  export default S3rver
}
