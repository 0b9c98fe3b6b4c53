/**
 * Node's HTTP, without `import`: importing it as a module looks at everything it exports, Node's own fetch and
 * WebSocket among it, which costs a start a tenth of a second and 14 MB for what the house does not use.
 */
export const { createServer, request, ServerResponse } = process.getBuiltinModule('node:http')
