import { useEffect, useRef } from 'react';
import { classNames } from '../../parts/looks/class-names.ts';
import { Icon } from '../../parts/looks/icon.tsx';
import { inkOn } from '../../parts/looks/ink-on.ts';
import { styles } from '../../parts/looks/styles.ts';
import { useRoving } from '../../parts/keys/use-roving.ts';
import type { Drawn } from '../../runtime/drawn.ts';
import { useLive } from '../../runtime/live.ts';
import { useSurroundings } from '../../runtime/runtime.ts';
import css from './tabs.module.css';

/** A strip of tabs above one area. The tabs write their value; the children show or hide by it. */
export function Tabs(drawn: Drawn<'Tabs'>) {
  const { id, props, children, fire } = drawn;
  const { tabs, variant, size, align, fitted, accent, mutedColor, trackColor } = props;
  const [value, setValue] = useLive(drawn, 'value');
  const wanted = value ?? props.defaultValue;
  const found = tabs.findIndex((tab) => tab.value === wanted);
  const active = found === -1 && value === undefined ? 0 : found;
  const { locale } = useSurroundings();
  const choose = (index: number) => {
    const tab = tabs[index];
    if (tab === undefined || index === active) return;
    setValue(tab.value);
    fire('change', { value: tab.value });
  };
  const { groupProps, itemProps } = useRoving({
    count: tabs.length,
    current: active === -1 ? undefined : active,
    orientation: 'horizontal',
    onMove: choose,
  });
  useKeptInView(groupProps.ref, active);
  const hasPanel = children !== null;
  return (
    <div
      className={classNames(css['tabs'], css[variant], css[size], (fitted || align === 'stretch') && css['fitted'])}
      data-align={align}
      style={styles({
        '--accent': accent,
        '--quiet': mutedColor ?? (variant === 'pill' ? inkOn(trackColor) : undefined),
        '--track': trackColor,
      })}
    >
      <div {...groupProps} role="tablist" className={css['strip']}>
        {tabs.map((tab, index) => (
          <button
            {...itemProps(index)}
            key={index}
            id={`${id}-tab-${index}`}
            type="button"
            role="tab"
            aria-selected={index === active}
            aria-controls={hasPanel ? `${id}-panel` : undefined}
            className={css['tab']}
            onClick={() => choose(index)}
          >
            {tab.icon !== undefined && <Icon name={tab.icon} size={size} />}
            <bdi>{tab.label}</bdi>
            {tab.count !== undefined && <span className={css['count']}>{tab.count.toLocaleString(locale)}</span>}
          </button>
        ))}
      </div>
      {hasPanel && (
        <div
          id={`${id}-panel`}
          role="tabpanel"
          aria-labelledby={active === -1 ? undefined : `${id}-tab-${active}`}
          className={css['panel']}
        >
          {children}
        </div>
      )}
    </div>
  );
}

// A strip that scrolls shows the tab that became active, without moving the page.
function useKeptInView(strip: { readonly current: HTMLElement | null }, active: number) {
  const isFirst = useRef(true);
  useEffect(() => {
    const tab = strip.current?.children[active];
    if (!isFirst.current && strip.current !== null && tab instanceof HTMLElement) {
      const row = strip.current.getBoundingClientRect();
      const box = tab.getBoundingClientRect();
      if (box.left < row.left) strip.current.scrollLeft -= row.left - box.left + 16;
      if (box.right > row.right) strip.current.scrollLeft += box.right - row.right + 16;
    }
    isFirst.current = false;
  }, [strip, active]);
}
