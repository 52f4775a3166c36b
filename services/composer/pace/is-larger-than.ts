import { isJsonObject, type Json } from '#contract/json/json.ts';

/** True for a value of more than that many characters as JSON text, give or take a few; stops looking once it is. */
export function isLargerThan(chars: number, value: Json | undefined): boolean {
  let left = chars;
  const waiting: (Json | undefined)[] = [value];
  while (waiting.length > 0 && left >= 0) {
    const next = waiting.pop();
    if (typeof next === 'string') left -= next.length + 2;
    else if (Array.isArray(next)) {
      left -= next.length + 1;
      // One by one: as arguments of a call, hundreds of thousands overflow the stack.
      if (left >= 0) for (const item of next) waiting.push(item);
    } else if (isJsonObject(next)) {
      const members = Object.entries(next);
      left -= members.reduce((sum, [name]) => sum + name.length + 4, 1);
      if (left >= 0) for (const [, member] of members) waiting.push(member);
    } else left -= 4;
  }
  return left < 0;
}
