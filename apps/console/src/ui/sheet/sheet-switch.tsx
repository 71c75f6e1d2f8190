import './sheet.css';

/** A switch in a cell: a press, Enter or a blank turns it. */
export const SheetSwitch = ({ isOn, label }: { isOn: boolean; label: string }) => (
  <>
    <span className={isOn ? 'sheet-switch on' : 'sheet-switch'} aria-hidden />
    <span className="visually-hidden">{label}</span>
  </>
);
