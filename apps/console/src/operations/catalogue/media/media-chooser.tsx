import { useState } from 'react';
import { useText } from '../../../lib/i18n.ts';
import { mediaTexts } from '../../../texts/media.ts';
import { FindField } from '../../../ui/find-field.tsx';
import { Overlay } from '../../../ui/overlay/overlay.tsx';
import { MediaGrid } from './media-grid.tsx';
import { useMediaPage } from './use-media-page.ts';

interface MediaChooserProps {
  isSingle?: boolean;
  title?: string;
  onClose: () => void;
  onChoose: (pictures: { id: string; key: string }[]) => void;
}

/** Chooses pictures of the library. */
export function MediaChooser({ isSingle = false, title, onClose, onChoose }: MediaChooserProps) {
  const t = useText(mediaTexts);
  const [keywords, setKeywords] = useState('');
  const [pageNum, setPageNum] = useState(1);
  const [chosen, setChosen] = useState<readonly { id: string; key: string }[]>([]);
  const page = useMediaPage({ keywords, isUnused: false, pageNum });
  return (
    <Overlay
      as="dialog"
      size={860}
      title={title ?? t('choose')}
      onClose={onClose}
      action={{
        label: isSingle ? t('take') : t('takeSeveral', { count: chosen.length }),
        isDisabled: chosen.length === 0,
        onPress: () => onChoose([...chosen]),
      }}
    >
      <div className="stack gap-16 one-column">
        <FindField
          label={t('search')}
          initial={keywords}
          maxLength={100}
          onFind={(text) => {
            setKeywords(text.trim());
            setPageNum(1);
          }}
        />
        <MediaGrid
          page={page}
          pageNum={pageNum}
          onPage={setPageNum}
          emptyText={t(keywords ? 'noneFound' : 'none')}
          isChosen={({ id }) => chosen.some((one) => one.id === id)}
          onPress={({ id, key }) =>
            setChosen((all) =>
              all.some((one) => one.id === id)
                ? all.filter((one) => one.id !== id)
                : isSingle
                  ? [{ id, key }]
                  : [...all, { id, key }],
            )
          }
        />
      </div>
    </Overlay>
  );
}
