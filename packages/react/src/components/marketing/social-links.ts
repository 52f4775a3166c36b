/** How brands write their names. */
const NAMES: { readonly [network: string]: string } = {
  twitter: 'Twitter',
  facebook: 'Facebook',
  instagram: 'Instagram',
  linkedin: 'LinkedIn',
  youtube: 'YouTube',
  github: 'GitHub',
  mail: 'E-mail',
  phone: 'Phone',
  rss: 'RSS',
};

/** A name for a link that shows a glyph alone: its own, the brand's, the site's, or the glyph's. */
export function socialName(icon: string, href: string, label?: string): string {
  if (label !== undefined && label !== '') return label;
  const brand = Object.hasOwn(NAMES, icon) ? NAMES[icon] : undefined;
  if (brand !== undefined) return brand;
  const site = URL.canParse(href) ? new URL(href).hostname.replace(/^www\./, '') : '';
  return site === '' ? icon : site;
}
