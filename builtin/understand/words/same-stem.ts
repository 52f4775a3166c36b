const MIN_SHARED_CHARS = 3;

/** Whether two folded words differ at most in their ending, as singular and plural do: "vet" and "vets", "medico" and "medici". */
export function haveSameStem(one: string, other: string): boolean {
  const shorter = Math.min(one.length, other.length);
  const shared = Math.max(MIN_SHARED_CHARS, shorter - 1);
  const isAsLong = Math.abs(one.length - other.length) < MIN_SHARED_CHARS;
  return isAsLong && shorter >= MIN_SHARED_CHARS && one.slice(0, shared) === other.slice(0, shared);
}
