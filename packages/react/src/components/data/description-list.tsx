import { Contact } from '../../parts/contact.tsx';
import { classNames } from '../../parts/looks/class-names.ts';
import { styles } from '../../parts/looks/styles.ts';
import type { Drawn } from '../../runtime/drawn.ts';
import css from './description-list.module.css';

/** Names and values of one record. */
export function DescriptionList({ props }: Drawn<'DescriptionList'>) {
  const { items, layout, density, columns, bordered, color, mutedColor, borderColor } = props;
  return (
    <div className={css['list']}>
      <dl
        className={classNames(css['pairs'], css[layout], css[density], bordered && css['bordered'])}
        style={styles({
          '--pairs-ink': color,
          '--pairs-muted': mutedColor,
          '--pairs-line': borderColor,
          '--pairs-columns': columns,
          '--pairs-few': Math.min(2, columns),
        })}
      >
        {items.map(({ term, description }, at) => (
          <div key={at} className={css['pair']}>
            <dt>
              <bdi>{term}</bdi>
            </dt>
            <dd>
              <bdi>
                <Contact text={description} />
              </bdi>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
