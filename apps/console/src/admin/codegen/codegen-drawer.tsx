import { useQuery } from '@tanstack/react-query';
import { getCodegenConfig } from '@vitrine/contract/admin/codegen.ts';
import { api } from '../../lib/api.ts';
import { codegenKeys } from '../../lib/query-keys/system.ts';
import { Overlay } from '../../ui/overlay/overlay.tsx';
import { ErrorState } from '../../ui/page-state.tsx';
import { SkeletonRows } from '../../ui/skeletons.tsx';
import { CodegenSteps } from './codegen-steps.tsx';

interface CodegenDrawerProps {
  /** Undefined keeps the drawer closed. */
  table: { tableName: string; isConfigured: number; isWritable: boolean } | undefined;
  onClose: () => void;
}

/** The code of a table in three steps: names, fields, files. A configured table opens at its files. */
export function CodegenDrawer({ table, onClose }: CodegenDrawerProps) {
  const tableName = table?.tableName ?? '';
  const config = useQuery({
    queryKey: codegenKeys.config(tableName),
    queryFn: ({ signal }) => api.read(getCodegenConfig, { params: { tableName } }, signal),
    enabled: table !== undefined,
    // What is being typed is not replaced by a fresh reading.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  return (
    <Overlay
      isOpen={table !== undefined}
      onClose={onClose}
      title={tableName}
      size="max(80vw, 640px)"
    >
      {config.isError && <ErrorState error={config.error} onRetry={() => void config.refetch()} />}
      {config.isPending && <SkeletonRows rows={8} height={48} />}
      {table && config.data && <CodegenSteps key={tableName} config={config.data} table={table} />}
    </Overlay>
  );
}
