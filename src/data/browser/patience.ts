/** Milliseconds until a request is given up, its whole answer included (quality.md S4). */
export const PATIENCE = 8_000
