import css from './enter.module.css';

type Motion = 'none' | 'fast' | 'normal' | 'slow';

/**
 * The class by which a panel enters: it fades and shifts a little. Absent or `none`, it is there at once. The shift
 * comes from `--enter-x` and `--enter-y` where a panel comes from an edge.
 */
export function enterClass(motion: Motion | undefined): string | undefined {
  return motion === undefined || motion === 'none' ? undefined : `${css['enter']} ${css[motion]}`;
}

/** How long a popover fades in, for its `--enter-time`. */
export function enterTime(motion: Motion | undefined): string {
  return motion === undefined || motion === 'none' ? '0ms' : `var(--ui-${motion})`;
}
