/** How a line begins, and how many characters of it that is. */
export type LineStart = { kind: 'operation' | 'reasoning' | 'fence' | 'other'; length: number };

const OPERATION = /^[ \t]{0,80}\{[ \t]{0,8}["'“”]op["'“”][ \t]{0,8}:/;
const OPERATION_BEGUN = /^[ \t]{0,80}(?:\{[ \t]{0,8}(?:["'“”](?:o(?:p(?:["'“”][ \t]{0,8})?)?)?)?)?$/;
const FENCE = /^[ \t]{0,80}(?:`{3,8}|~{3,8})[\w+-]{0,20}/;
const FENCE_BEGUN = /^[ \t]{0,80}(?:`{1,8}|~{1,8})[\w+-]{0,20}$/;
const REASONING = /^[ \t]{0,80}<(?:think|thinking|thought|reasoning|analysis|scratchpad)>/i;
const REASONING_BEGUN = /^[ \t]{0,80}<[a-z]{0,10}$/i;

/** The end of a reasoning passage. */
export const REASONING_END = /<\/(?:think|thinking|thought|reasoning|analysis|scratchpad)>/i;
/** Longest closing tag. */
export const REASONING_END_MAX_CHARS = 16;

/**
 * What a line begins with: an operation in the requested form, a reasoning passage, a code fence, or anything else.
 * Undefined while the head may still become one of them.
 *
 * @param ended true when the line is complete
 */
export function lineStart(head: string, ended: boolean): LineStart | undefined {
  const operation = OPERATION.exec(head);
  if (operation !== null) return { kind: 'operation', length: operation[0].length };
  const reasoning = REASONING.exec(head);
  if (reasoning !== null) return { kind: 'reasoning', length: reasoning[0].length };
  if (!ended && [OPERATION_BEGUN, FENCE_BEGUN, REASONING_BEGUN].some((begun) => begun.test(head))) return undefined;
  const fence = FENCE.exec(head);
  return fence === null ? { kind: 'other', length: 0 } : { kind: 'fence', length: fence[0].length };
}
