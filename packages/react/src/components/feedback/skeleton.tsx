import { classNames } from '../../parts/looks/class-names.ts';
import { styles } from '../../parts/looks/styles.ts';
import type { Drawn } from '../../runtime/drawn.ts';
import css from './skeleton.module.css';

const CORNERS = {
  none: '0',
  sm: 'var(--ui-radius-sm)',
  md: 'var(--ui-radius-md)',
  lg: 'var(--ui-radius-lg)',
  full: 'var(--ui-radius-full)',
};

/** A grey block in the shape of content that is still loading. */
export function Skeleton({ props }: Drawn<'Skeleton'>) {
  const { shape, width, height, lines, radius, radiusValue, animation, tone } = props;
  const isRound = shape === 'circle' || shape === 'pill';
  const style = styles({
    '--width': width,
    '--height': height,
    '--corner': isRound ? undefined : (radiusValue ?? CORNERS[radius]),
  });
  const look = classNames(css['block'], css[shape], css[animation], tone === 'subtle' && css['subtle']);
  if (lines === undefined) return <div className={look} style={style} aria-hidden="true" />;
  return (
    <div className={css['lines']} style={style} aria-hidden="true">
      {Array.from({ length: lines }, (_, at) => (
        <div key={at} className={classNames(look, css['line'])} />
      ))}
    </div>
  );
}
