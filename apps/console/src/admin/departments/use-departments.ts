import { useQuery } from '@tanstack/react-query';
import {
  type DepartmentOption,
  listDepartmentOptions,
} from '@vitrine/contract/admin/departments.ts';
import { containsText } from '@vitrine/contract/fold-text.ts';
import { api } from '../../lib/api.ts';
import { departmentKeys } from '../../lib/query-keys/system.ts';

/** The enabled departments that the signed-in person sees, as a tree to choose from. */
export function useDepartments() {
  return useQuery({
    queryKey: departmentKeys.options,
    queryFn: ({ signal }) => api.read(listDepartmentOptions, {}, signal),
  });
}

/** The branches that contain words, with everything above what matches. */
export function findDepartments(
  options: readonly DepartmentOption[],
  words: string,
): DepartmentOption[] {
  return options.flatMap((option) => {
    if (containsText(option.label, words)) return [option];
    const children = findDepartments(option.children ?? [], words);
    return children.length ? [{ ...option, children }] : [];
  });
}
