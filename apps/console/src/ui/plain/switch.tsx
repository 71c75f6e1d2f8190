import './switch.css';

/** On or off, at once. */
export function Switch({
  isOn,
  label,
  isDisabled = false,
  onChange,
}: {
  isOn: boolean;
  label: string;
  isDisabled?: boolean;
  onChange: (isOn: boolean) => void;
}) {
  return (
    <button
      type="button"
      role="switch"
      className="m-switch"
      aria-checked={isOn}
      aria-label={label}
      disabled={isDisabled}
      onClick={() => onChange(!isOn)}
    />
  );
}
