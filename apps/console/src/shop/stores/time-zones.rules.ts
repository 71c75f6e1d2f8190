/** Time zones by the part of the world before their slash; one that the browser does not list keeps its place. */
export function zonesByRegion(
  zones: readonly string[],
  chosen: string,
): { region: string; zones: string[] }[] {
  const all = zones.includes(chosen) ? zones : [chosen, ...zones];
  const regions = new Map<string, string[]>();
  for (const zone of all) {
    const region = zone.split('/')[0] ?? zone;
    regions.set(region, [...(regions.get(region) ?? []), zone]);
  }
  return [...regions].map(([region, members]) => ({ region, zones: members }));
}
