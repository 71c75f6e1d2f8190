import { keepPreviousData, useQuery } from '@tanstack/react-query';
import {
  type DemoFile,
  type DemoFileKind,
  deleteDemoFiles,
  downloadDemoFile,
  pageDemoFiles,
} from '@vitrine/contract/admin/demo-files.ts';
import { findNumberFormat } from '@vitrine/contract/intl-formats.ts';
import { Download, Trash2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { api } from '../../lib/api.ts';
import { useApiMutation } from '../../lib/api-mutation.ts';
import { useIntlTag, useText } from '../../lib/i18n.ts';
import { demoKeys } from '../../lib/query-keys/demo.ts';
import { demoTexts } from '../../texts/demo.ts';
import { DateTime } from '../../ui/date-time.tsx';
import { ListCard } from '../../ui/list/list-card.tsx';
import { type RowAction, useActionColumn } from '../../ui/list/row-actions.tsx';

/** A picture that only its owner may read: it is fetched with the person's token. */
function StoredPicture({ id, name }: { id: string; name: string }) {
  const { data } = useQuery({
    queryKey: demoKeys.filePicture(id),
    queryFn: async () =>
      (await api.fetchFile(downloadDemoFile, { params: { id } }, { suppressToast: true })).blob,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    if (!data) return;
    const made = URL.createObjectURL(data);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [data]);
  return address && <img className="demo-picture" src={address} alt={name} />;
}

/** Files of one kind that the person uploaded, to download and delete. */
export function FileList({ kind, title }: { kind: DemoFileKind; title: string }) {
  const t = useText(demoTexts);
  const tag = useIntlTag();
  const files = useQuery({
    queryKey: demoKeys.fileList(kind),
    queryFn: ({ signal }) =>
      api.read(pageDemoFiles, { query: { pageNum: 1, pageSize: 40, kind } }, signal),
    placeholderData: keepPreviousData,
  });
  const removal = useApiMutation(deleteDemoFiles, {
    success: t('removed'),
    invalidates: [demoKeys.files],
  });
  const actions: RowAction<DemoFile>[] = [
    {
      label: t('download'),
      Icon: Download,
      run: ([file]) => api.download(downloadDemoFile, { params: { id: file?.id ?? '' } }),
    },
    {
      label: t('remove'),
      Icon: Trash2,
      perm: 'demo:file:delete',
      isDanger: true,
      confirm: ([file]) => ({ title: t('removeQuestion', { name: file?.name ?? '' }) }),
      run: ([file]) => removal.run({ params: { ids: file?.id ?? '' } }),
    },
  ];
  const kilobytes = findNumberFormat(tag, {
    style: 'unit',
    unit: 'kilobyte',
    maximumFractionDigits: 1,
  });
  return (
    <ListCard<DemoFile>
      head={<h2 className="h2 demo-list-title">{title}</h2>}
      query={files}
      rows={files.data?.list ?? []}
      emptyText={t('noFiles')}
      minWidth={560}
      rowCount={3}
      columns={[
        ...(kind === 'file'
          ? []
          : [
              {
                key: 'picture',
                title: t('picture'),
                render: (_: unknown, file: DemoFile) => (
                  <StoredPicture id={file.id} name={file.name} />
                ),
              },
            ]),
        { key: 'name', title: t('name'), dataIndex: 'name' },
        {
          key: 'size',
          title: t('size'),
          align: 'end',
          render: (_value, { bytes }) => (
            <span className="num">{kilobytes.format(bytes / 1024)}</span>
          ),
        },
        {
          key: 'created',
          title: t('created'),
          render: (_value, { createdAt }) => <DateTime value={createdAt} />,
        },
        ...useActionColumn({ actions, nameOf: ({ name }) => name }),
      ]}
    />
  );
}
