import type { Prop } from '#catalog/definition.ts';

/** The component means nothing without this prop; an expression satisfies it too. */
export function required<const P extends Prop>(prop: P) {
  return { ...prop, required: true } as const;
}

/** A write target: it may hold `$bindState`, and the renderer writes the live value there. */
export function bound<const P extends Prop>(prop: P) {
  return { ...prop, bind: true } as const;
}
