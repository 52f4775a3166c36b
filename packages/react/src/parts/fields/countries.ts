/** A country of a telephone field. */
export type Country = { readonly code: string; readonly dial: string; readonly flag?: string | undefined };

const DIALS =
  'US+1 GB+44 DE+49 FR+33 ES+34 IT+39 NL+31 BE+32 AT+43 CH+41 SE+46 NO+47 DK+45 FI+358 IE+353 PT+351 PL+48 CZ+420 ' +
  'SK+421 HU+36 RO+40 BG+359 GR+30 HR+385 SI+386 RS+381 EE+372 LV+371 LT+370 LU+352 IS+354 UA+380 TR+90 IL+972 ' +
  'AE+971 SA+966 EG+20 MA+212 NG+234 KE+254 ZA+27 CA+1 MX+52 BR+55 AR+54 CL+56 CO+57 PE+51 IN+91 PK+92 BD+880 ' +
  'LK+94 CN+86 HK+852 TW+886 JP+81 KR+82 SG+65 MY+60 TH+66 VN+84 ID+62 PH+63 AU+61 NZ+64';

/** On offer where a spec names none. */
export const COUNTRIES: readonly Country[] = DIALS.split(' ').map((entry) => ({
  code: entry.slice(0, 2),
  dial: entry.slice(2),
}));

/** The name of a country in the language of the page; its code where there is none. */
export function countryName(code: string, locale: string): string {
  try {
    return new Intl.DisplayNames(locale, { type: 'region' }).of(code) ?? code;
  } catch {
    return code;
  }
}
