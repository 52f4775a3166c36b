import type { Spec } from '#contract/spec/spec.ts';

/** Keys pressed one after the other, and what a screen reader then announces. */
export type Step = { does: string; keys: string; leads: string };

/** The keys of one widget; each walk begins with a fresh drawing. */
export type KeyTable = { widget: string; spec: Spec & { dir?: 'rtl' }; walks: Step[][] };

type Children = Record<string, { type: string; props: object }>;

/** A spec of one component, with its children. */
export function only(type: string, props: object, state: object = {}, children: Children = {}): Spec {
  const below = Object.fromEntries(Object.entries(children).map(([id, child]) => [id, { ...child, children: [] }]));
  const root = { type, props, children: Object.keys(children) };
  return { root: 'root', state, elements: { root, ...below } } as unknown as Spec;
}

/** The same inside a FormField, which names it. */
export function labelled(label: string, type: string, props: object, state: object = {}): Spec {
  return only('FormField', { label }, state, { control: { type, props } });
}

/** A walk: what it shows, then pairs of keys and where they lead. */
export function walk(does: string, ...pairs: [keys: string, then: string][]): Step[] {
  return pairs.map(([keys, leads]) => ({ does, keys, leads }));
}
