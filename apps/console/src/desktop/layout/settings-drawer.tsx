import { ColorPicker, Segmented, Switch } from 'antd';
import { Check, Monitor, Moon, Sun } from 'lucide-react';
import type { ReactNode } from 'react';
import { useText } from '../../lib/i18n.ts';
import { defaultThemeColor, type Layout, layouts } from '../../lib/settings.rules.ts';
import { setSettings, useSettings } from '../../lib/settings.ts';
import { shellTexts } from '../../texts/shell.ts';
import { Overlay } from '../../ui/overlay/overlay.tsx';
import './settings-drawer.css';

const colours = [
  defaultThemeColor,
  '#6B4DE6',
  '#0E9F6E',
  '#0891B2',
  '#D97706',
  '#DB2777',
  '#DC2626',
  '#475467',
];
const layoutTexts = {
  left: 'layoutLeft',
  top: 'layoutTop',
  mix: 'layoutMix',
} as const satisfies Record<Layout, string>;

function LayoutPicture({ layout }: { layout: Layout }) {
  return (
    <svg width="72" height="48" viewBox="0 0 72 48" aria-hidden="true">
      <rect x=".5" y=".5" width="71" height="47" rx="6" fill="var(--page)" stroke="var(--line-2)" />
      {layout !== 'top' && (
        <rect
          x="1"
          y={layout === 'mix' ? 12 : 1}
          width="18"
          height={layout === 'mix' ? 35 : 46}
          rx="5"
          fill="var(--primary-line)"
        />
      )}
      {layout !== 'left' && (
        <rect x="1" y="1" width="70" height="10" rx="5" fill="var(--primary-fill)" />
      )}
      <rect
        x={layout === 'top' ? 10 : 26}
        y="18"
        width={layout === 'top' ? 52 : 38}
        height="22"
        rx="3"
        fill="var(--card)"
        stroke="var(--line)"
      />
    </svg>
  );
}

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="setting-row">
      <span>{label}</span>
      {children}
    </div>
  );
}

/** How the console looks to this person: theme, colour, layout, parts. Everything takes effect at once and is kept. */
export default function SettingsDrawer({
  isOpen,
  onClose,
}: {
  isOpen: boolean;
  onClose: () => void;
}) {
  const t = useText(shellTexts);
  const settings = useSettings();
  const isOwnColour = !colours.some(
    (colour) => colour.toLowerCase() === settings.themeColor.toLowerCase(),
  );
  const toggle = (name: 'tagsView' | 'sidebarLogo' | 'watermarkEnabled', label: string) => (
    <Row label={label}>
      <Switch
        checked={settings[name]}
        onChange={(value) => setSettings({ [name]: value })}
        aria-label={label}
      />
    </Row>
  );
  return (
    <Overlay isOpen={isOpen} onClose={onClose} title={t('settings')} size={320}>
      <h3 className="setting-title">{t('theme')}</h3>
      <Segmented
        block
        aria-label={t('theme')}
        value={settings.theme}
        onChange={(theme) => setSettings({ theme })}
        options={[
          { value: 'light' as const, label: t('themeLight'), icon: <Sun size={14} aria-hidden /> },
          { value: 'dark' as const, label: t('themeDark'), icon: <Moon size={14} aria-hidden /> },
          {
            value: 'auto' as const,
            label: t('themeAuto'),
            icon: <Monitor size={14} aria-hidden />,
          },
        ]}
      />
      <h3 className="setting-title">{t('themeColor')}</h3>
      <div className="colours cluster gap-7 stretched">
        {colours.map((colour) => {
          const isChosen = colour.toLowerCase() === settings.themeColor.toLowerCase();
          return (
            <button
              key={colour}
              type="button"
              style={{ background: colour }}
              aria-label={colour}
              aria-pressed={isChosen}
              onClick={() => setSettings({ themeColor: colour })}
            >
              {isChosen && <Check size={14} strokeWidth={2.5} aria-hidden />}
            </button>
          );
        })}
        <ColorPicker
          value={settings.themeColor}
          disabledAlpha
          onChangeComplete={(colour) =>
            setSettings({ themeColor: colour.toHexString().slice(0, 7) })
          }
        >
          <button
            type="button"
            className={isOwnColour ? 'own chosen' : 'own'}
            aria-label={t('ownColor')}
            title={t('ownColor')}
          />
        </ColorPicker>
      </div>
      <h3 className="setting-title">{t('layout')}</h3>
      <div className="layouts">
        {layouts.map((layout) => (
          <button
            key={layout}
            type="button"
            aria-pressed={settings.layout === layout}
            onClick={() => setSettings({ layout })}
          >
            <LayoutPicture layout={layout} />
            <span>{t(layoutTexts[layout])}</span>
          </button>
        ))}
      </div>
      <h3 className="setting-title">{t('parts')}</h3>
      {toggle('tagsView', t('tagsView'))}
      {toggle('sidebarLogo', t('sidebarLogo'))}
      {toggle('watermarkEnabled', t('watermark'))}
    </Overlay>
  );
}
