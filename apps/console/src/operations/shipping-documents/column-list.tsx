import { Button, Checkbox } from 'antd';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { useText } from '../../lib/i18n.ts';
import { shippingFileTexts } from '../../texts/shipping-files.ts';
import { type ColumnChoice, moveColumn, toggleColumn } from './chosen-columns.rules.ts';

interface ColumnListProps {
  labelId: string;
  choices: readonly ColumnChoice[];
  onChange: (choices: ColumnChoice[]) => void;
}

/** All columns with their boxes; buttons move a column, so that it works by keyboard as well. */
export function ColumnList({ labelId, choices, onChange }: ColumnListProps) {
  const t = useText(shippingFileTexts);
  return (
    <ul className="carrier-columns" aria-labelledby={labelId}>
      {choices.map(({ column, isChosen }, index) => {
        const name = t(`column_${column}`);
        return (
          <li key={column} className="line between gap-8">
            <Checkbox checked={isChosen} onChange={() => onChange(toggleColumn(choices, column))}>
              {name}
            </Checkbox>
            <span className="line">
              <Button
                type="text"
                size="small"
                disabled={index === 0}
                aria-label={t('moveUp', { name })}
                icon={<ChevronUp size={16} aria-hidden />}
                onClick={() => onChange(moveColumn(choices, column, -1))}
              />
              <Button
                type="text"
                size="small"
                disabled={index === choices.length - 1}
                aria-label={t('moveDown', { name })}
                icon={<ChevronDown size={16} aria-hidden />}
                onClick={() => onChange(moveColumn(choices, column, 1))}
              />
            </span>
          </li>
        );
      })}
    </ul>
  );
}
