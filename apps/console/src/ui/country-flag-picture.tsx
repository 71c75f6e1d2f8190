/** Where each flag is, by its country's code; only those that are shown are loaded. */
const flags = import.meta.glob<string>('../../../../node_modules/country-flag-icons/3x2/??.svg', {
  query: '?url&no-inline',
  import: 'default',
  eager: true,
});

export default function CountryFlagPicture({ code }: { code: string }) {
  const url = flags[`../../../../node_modules/country-flag-icons/3x2/${code}.svg`];
  if (!url) return <span className="country-flag letters">{code}</span>;
  return <img className="country-flag" src={url} alt="" width={18} height={12} />;
}
