import { CheckBox } from '../../parts/fields/check-box.tsx';
import { formatNumber } from '../../parts/format-number.ts';
import { useSurroundings } from '../../runtime/runtime.ts';
import css from './facets.module.css';

type Facet = { label: string; value: string; count: number | undefined };

type FacetsProps = {
  facets: readonly Facet[];
  selected: readonly string[];
  onToggle: (value: string, isChecked: boolean) => void;
  labelledBy?: string | undefined;
  /** False inside a fieldset, which is the group. */
  isGroup?: boolean;
  id?: string;
  accent: string | undefined;
  accentText: string | undefined;
};

/** Checkboxes with how many results each of them has. */
export function Facets({
  facets,
  selected,
  onToggle,
  labelledBy,
  isGroup = true,
  id,
  accent,
  accentText,
}: FacetsProps) {
  const { locale } = useSurroundings();
  return (
    <div id={id} role={isGroup ? 'group' : undefined} aria-labelledby={labelledBy} className={css['list']}>
      {facets.map(({ label, value, count }, at) => (
        <label key={at} className={css['facet']}>
          <CheckBox
            checked={selected.includes(value)}
            accent={accent}
            accentText={accentText}
            value={value}
            onCheck={(isChecked) => onToggle(value, isChecked)}
          />
          <span className={css['words']}>
            <bdi>{label}</bdi>
          </span>
          {count !== undefined && <span className={css['count']}>{formatNumber(count, locale)}</span>}
        </label>
      ))}
    </div>
  );
}

/** The selection after one box flipped: in the order of the facets, values that are not among them kept. */
export function toggled(selected: readonly string[], value: string, isChecked: boolean): string[] {
  const rest = selected.filter((other) => other !== value);
  return isChecked ? [...rest, value] : rest;
}
