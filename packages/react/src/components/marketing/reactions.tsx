import { classNames } from '../../parts/looks/class-names.ts';
import { Icon } from '../../parts/looks/icon.tsx';
import { numberFormat } from '../../parts/format-number.ts';
import { styles } from '../../parts/looks/styles.ts';
import type { IconName } from '../../generated/icon-names.ts';
import { useSurroundings } from '../../runtime/runtime.ts';
import css from './reactions.module.css';

type Reaction = { icon: IconName | undefined; label: string | undefined; count: number | undefined; active: boolean };

type ReactionsProps = {
  actions: readonly Reaction[];
  countFormat: 'plain' | 'compact';
  accent: string | undefined;
  isBusy: boolean;
  /** Hears the label, empty for a button without words, and the position. */
  onPress: (label: string, index: number) => void;
};

/** The small buttons under a remark or post. */
export function Reactions({ actions, countFormat, accent, isBusy, onPress }: ReactionsProps) {
  const { locale } = useSurroundings();
  if (actions.length === 0) return null;
  const numbers = numberFormat(
    locale,
    countFormat === 'compact' ? { notation: 'compact', maximumFractionDigits: 1 } : {},
  );
  return (
    <div className={css['reactions']} style={styles({ '--accent': accent })}>
      {actions.map(({ icon, label = '', count, active }, index) => (
        <button
          key={index}
          type="button"
          className={classNames(css['reaction'], active && css['active'])}
          aria-pressed={active}
          aria-label={label === '' ? [icon, count].filter((part) => part !== undefined).join(' ') : undefined}
          aria-disabled={isBusy || undefined}
          onClick={() => {
            if (!isBusy) onPress(label, index);
          }}
        >
          {icon !== undefined && <Icon name={icon} size="sm" />}
          {label !== '' && <bdi>{label}</bdi>}
          {count !== undefined && <span className={css['count']}>{numbers.format(count)}</span>}
        </button>
      ))}
    </div>
  );
}
