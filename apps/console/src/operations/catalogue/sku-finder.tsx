import { Input } from 'antd';
import { Search } from 'lucide-react';
import { useState } from 'react';
import { useText } from '../../lib/i18n.ts';
import { catalogueSheetTexts } from '../../texts/catalogue-sheet.ts';

/** Finds a variant by a part of its SKU: Enter goes to the first one, and again to the next one. */
export function SkuFinder({ onFind }: { onFind: (text: string) => Promise<boolean> }) {
  const t = useText(catalogueSheetTexts);
  const [text, setText] = useState('');
  const [state, setState] = useState<'found' | 'busy' | 'none'>('found');
  const find = async () => {
    const wanted = text.trim();
    if (wanted === '' || state === 'busy') return;
    setState('busy');
    const isFound = await onFind(wanted).catch(() => false);
    setState(isFound ? 'found' : 'none');
  };
  return (
    <span className="line gap-8">
      {state === 'none' && (
        <small className="danger-text nowrap" role="status">
          {t('skuNone')}
        </small>
      )}
      <Input
        allowClear
        size="small"
        className="sku-finder"
        maxLength={80}
        aria-label={t('findSku')}
        placeholder={t('findSku')}
        prefix={<Search size={14} aria-hidden />}
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          setState('found');
        }}
        onPressEnter={() => void find()}
      />
    </span>
  );
}
