import { Picture } from '../../parts/picture.tsx';
import type { Drawn } from '../../runtime/drawn.ts';
import { tileStyles } from './media-tiles.ts';
import css from './media-tiles.module.css';

/** Picture tiles that stand still or lead elsewhere. */
export function MediaGrid({ props }: Drawn<'MediaGrid'>) {
  return (
    <ul className={css['grid']} style={tileStyles(props)}>
      {props.items.map(({ src, alt, label, href }, index) => {
        const hasLabel = label !== undefined && label !== '';
        const face = (
          <>
            <Picture src={src} alt={href !== undefined && hasLabel ? '' : alt} fit="cover" className={css['picture']} />
            {hasLabel && <bdi className={css['label']}>{label}</bdi>}
          </>
        );
        return (
          <li key={index} className={css['item']}>
            {href === undefined ? (
              <div className={css['tile']}>{face}</div>
            ) : (
              <a className={css['tile']} href={href} rel="noopener">
                {face}
              </a>
            )}
          </li>
        );
      })}
    </ul>
  );
}
