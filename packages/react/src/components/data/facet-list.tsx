import { useState } from 'react';
import { styles } from '../../parts/looks/styles.ts';
import { formatNumber } from '../../parts/format-number.ts';
import { useLive } from '../../runtime/live.ts';
import { useSurroundings } from '../../runtime/runtime.ts';
import type { Drawn } from '../../runtime/drawn.ts';
import css from './facet-list.module.css';
import { Facets, toggled } from './facets.tsx';

/** One group of checkboxes that narrow a result. */
export function FacetList(drawn: Drawn<'FacetList'>) {
  const { id, props, fire } = drawn;
  const { title = '', facets = [], max, showMoreLabel, showLessLabel, accent, accentText, mutedColor } = props;
  const { locale } = useSurroundings();
  const start = facets.filter(({ checked }) => checked === true).map(({ value }) => value);
  const [selected, setSelected] = useLive(drawn, 'selected', start);
  const [isOpen, setIsOpen] = useState(false);
  const limit = max === undefined ? facets.length : Math.max(0, Math.floor(max));
  const hiddenCount = facets.length - Math.min(limit, facets.length);
  return (
    <div className={css['frame']} style={styles({ '--facet-muted': mutedColor })}>
      {title !== '' && (
        <p id={`${id}-title`} className={css['title']}>
          <bdi>{title}</bdi>
        </p>
      )}
      <Facets
        id={`${id}-list`}
        facets={isOpen ? facets : facets.slice(0, limit)}
        selected={selected}
        labelledBy={title === '' ? undefined : `${id}-title`}
        accent={accent}
        accentText={accentText}
        onToggle={(value, isChecked) => {
          const next = toggled(selected, value, isChecked);
          setSelected(next);
          if (props.emitOnChange) fire('change', { value: next, toggled: value });
        }}
      />
      {hiddenCount > 0 && (
        <button
          type="button"
          className={css['more']}
          aria-expanded={isOpen}
          aria-controls={`${id}-list`}
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? showLessLabel : showMoreLabel.replaceAll('{n}', formatNumber(hiddenCount, locale))}
        </button>
      )}
    </div>
  );
}
