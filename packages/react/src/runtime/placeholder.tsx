import css from './placeholder.module.css';

/** Holds the place of an element that has not arrived. It appears after a moment, so that fast answers never flicker. */
export function Placeholder() {
  return <div className={css['placeholder']} aria-hidden="true" data-ui-placeholder="" />;
}
