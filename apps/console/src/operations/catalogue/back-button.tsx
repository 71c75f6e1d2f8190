import { Button } from 'antd';
import { ArrowLeft } from 'lucide-react';
import './catalogue.css';

/** Leads from a product, or from the grid, to the list. */
export const BackButton = ({ label, onClick }: { label: string; onClick: () => void }) => (
  <Button
    className="editor-back"
    aria-label={label}
    title={label}
    icon={<ArrowLeft size={16} aria-hidden />}
    onClick={onClick}
  />
);
