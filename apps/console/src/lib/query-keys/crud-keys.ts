/** The query keys of a list with a form: all of the feature, one list, one form. */
export const createCrudKeys = <Feature extends string>(feature: Feature) =>
  ({
    all: [feature],
    list: (filters: unknown) => [feature, 'list', filters],
    form: (id: string | undefined) => [feature, 'form', id],
  }) as const;
