import type { ListView } from '@vitrine/contract/shop/list-views.ts';

/** The parts of a list that a view can keep; a view that names more is shown without it. */
export interface ViewedParts {
  /** Filters by their names in the address. */
  params: readonly string[];
  /** The columns that can be hidden. */
  columns: readonly string[];
  /** The columns that rows can be sorted by. */
  sorts: readonly string[];
}

/** How a list is shown, in terms of its view. */
export type ShownView = Pick<ListView, 'filters' | 'hiddenColumns' | 'sortedBy'>;

type Read = (name: string) => string;

/** The names in the address of the parts of a view that are no filters. */
export const viewParams = { view: 'view', hidden: 'hide', sort: 'sort' } as const;

const columnOf = (sortedBy: string): string => sortedBy.replace(/^-/, '');

/** Leaves out filters, columns and orders that the list does not have (any more). */
export function filterKnown(view: ShownView, { params, columns, sorts }: ViewedParts): ShownView {
  return {
    filters: params.flatMap((parameter) => {
      const value = view.filters.findLast((one) => one.parameter === parameter)?.value;
      return value ? [{ parameter, value }] : [];
    }),
    hiddenColumns: columns.filter((column) => view.hiddenColumns.includes(column)),
    sortedBy: view.sortedBy && sorts.includes(columnOf(view.sortedBy)) ? view.sortedBy : null,
  };
}

/** The view in an address. */
export const readShownView = (read: Read, parts: ViewedParts, hidden: readonly string[]) =>
  filterKnown(
    {
      filters: parts.params.map((parameter) => ({ parameter, value: read(parameter) })),
      hiddenColumns: [...hidden],
      sortedBy: read(viewParams.sort) || null,
    },
    parts,
  );

/** The parameters of the address for a view; without one, those of the list as it begins. */
export function writeShownView(
  view: (ShownView & { id: string }) | undefined,
  parts: ViewedParts,
): Record<string, string | undefined> {
  const known = view && filterKnown(view, parts);
  return {
    ...Object.fromEntries(parts.params.map((parameter) => [parameter, undefined])),
    ...Object.fromEntries((known?.filters ?? []).map(({ parameter, value }) => [parameter, value])),
    [viewParams.view]: view?.id,
    [viewParams.hidden]: known?.hiddenColumns.join(','),
    [viewParams.sort]: known?.sortedBy ?? undefined,
    page: undefined,
  };
}

/** True for a list that is shown otherwise than its view was saved. */
export const isViewChanged = (view: ShownView, shown: ShownView, parts: ViewedParts): boolean =>
  JSON.stringify(filterKnown(view, parts)) !== JSON.stringify(filterKnown(shown, parts));
