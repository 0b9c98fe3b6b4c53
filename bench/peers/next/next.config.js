/** @type {import('next').NextConfig} */
export default {
  poweredByHeader: false,
  // the bench's own folder, not the repository around it
  turbopack: { root: import.meta.dirname },
}
