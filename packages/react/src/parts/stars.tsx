import { useSurroundings } from '../runtime/runtime.ts';
import { numberText } from './chart/number-text.ts';
import css from './stars.module.css';
import { styles } from './looks/styles.ts';
import { Icon } from './looks/icon.tsx';

/** A row of five stars, filled as far as the rating goes. */
export function Stars({ rating, color }: { rating: number; color: string | undefined }) {
  const { locale } = useSurroundings();
  const held = Math.min(5, Math.max(0, rating));
  return (
    <span
      className={css['stars']}
      role="img"
      aria-label={`${numberText(held, { locale })} / ${numberText(5, { locale })}`}
      style={styles({ '--color': color, '--share': `${held * 20}%` })}
    >
      <span className={css['row']}>{FIVE}</span>
      <span className={css['filled']}>{FIVE}</span>
    </span>
  );
}

const FIVE = [1, 2, 3, 4, 5].map((at) => <Icon key={at} name="star" />);
