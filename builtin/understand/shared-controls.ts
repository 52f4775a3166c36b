/** One control for a field that shares its word with others; a `label` that is empty names the control only. */
export type SharedControl = { label: string | undefined; control: string };

type Named = { text: string; start: number; end: number };

const NOUN = 'ratings|toggles|switches|check ?boxes|sliders|drop ?downs|steppers|uploads|schalter';
const ALONE = new RegExp(`^(?:star )?(?:${NOUN})$`, 'iu');
const BEHIND = new RegExp(`^(.+?)\\s(${NOUN})$`, 'iu');
const JOINT = /^\s*(?:,|(?:,\s*)?(?:and|or|&|und|oder|et|ou|y|e))\s*$/u;
const LEADS = /^\s+(?:for|of)\s+$/u;

/**
 * The controls that one word names for several fields, by their index: "email, push and SMS toggles", "star ratings for
 * room, breakfast and staff".
 */
export function sharedControls(prompt: string, named: readonly Named[]): ReadonlyMap<number, SharedControl> {
  const shared = new Map<number, SharedControl>();
  const gapBehind = (at: number) => prompt.slice(named[at]?.end, named[at + 1]?.start);
  for (const [index, { text }] of named.entries()) {
    const [, label, control] = ALONE.test(text) ? [] : (BEHIND.exec(text) ?? []);
    if (label !== undefined && control !== undefined) {
      shared.set(index, { label, control });
      for (let at = index - 1; at >= 0 && JOINT.test(gapBehind(at)); at -= 1)
        shared.set(at, { label: undefined, control });
    } else if (ALONE.test(text) && LEADS.test(gapBehind(index))) {
      shared.set(index, { label: '', control: text });
      let at = index + 1;
      do shared.set(at, { label: undefined, control: text });
      while (JOINT.test(gapBehind(at)) && (at += 1) < named.length);
    }
  }
  return shared;
}
