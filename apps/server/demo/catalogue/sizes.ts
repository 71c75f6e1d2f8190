import type { Texts } from '../languages.ts';
import type { OptionValue, ProductOption } from './catalogue.types.ts';
import { sameText, texts } from './texts.ts';

const sizeName = texts('Size', '尺寸', 'Tamaño', 'Tamanho', 'Taille');
const volumeName = texts('Volume', '容量', 'Capacidad', 'Capacidade', 'Contenance');
const packName = texts('Pack', '包装', 'Paquete', 'Embalagem', 'Lot');

function option(key: string, name: Texts, values: OptionValue[]): ProductOption {
  return { key, name, values };
}

/** English and Chinese write 0.6, the other three 0,6. */
function localNumber(value: number, unit: string): Texts {
  const point = `${value} ${unit}`;
  const comma = point.replace('.', ',');
  return texts(point, point, comma, comma, comma);
}

export function inLitres(...litres: number[]): ProductOption {
  const values = litres.map((litre) => ({
    key: `${litre}l`.replace('.', '-'),
    name: localNumber(litre, 'L'),
  }));
  return option('volume', volumeName, values);
}

export function inCentimetres(...sizes: string[]): ProductOption {
  return option(
    'size',
    sizeName,
    sizes.map((size) => ({ key: `${size}cm`.replace('×', 'x'), name: sameText(`${size} cm`) })),
  );
}

export function inLetters(...letters: ('S' | 'M' | 'L' | 'XL')[]): ProductOption {
  return option(
    'size',
    sizeName,
    letters.map((letter) => ({ key: letter.toLowerCase(), name: sameText(letter) })),
  );
}

/** Sizes that every language writes alike: shoe sizes, ring sizes, paper formats. */
export function inNumbers(...numbers: string[]): ProductOption {
  return option(
    'size',
    sizeName,
    numbers.map((number) => ({
      key: number.toLowerCase().replace('–', '-'),
      name: sameText(number),
    })),
  );
}

export function inPacks(...counts: number[]): ProductOption {
  const values = counts.map((count) => ({
    key: `pack-${count}`,
    name: texts(
      `Pack of ${count}`,
      `${count} 件装`,
      `Paquete de ${count}`,
      `Pacote com ${count}`,
      `Lot de ${count}`,
    ),
  }));
  return option('pack', packName, values);
}

const named = {
  small: texts('Small', '小号', 'Pequeño', 'Pequeno', 'Petit'),
  large: texts('Large', '大号', 'Grande', 'Grande', 'Grand'),
  cabin: texts('Cabin', '登机款', 'Cabina', 'Cabine', 'Cabine'),
  hold: texts('Check-in', '托运款', 'Bodega', 'Despacho', 'Soute'),
} as const;

export function inNamedSizes(...keys: (keyof typeof named)[]): ProductOption {
  return option(
    'size',
    sizeName,
    keys.map((key) => ({ key, name: named[key] })),
  );
}

/** A choice of its own, such as a scent or a taste. */
export function inChoices(
  key: string,
  name: Texts,
  choices: Readonly<Record<string, Texts>>,
): ProductOption {
  return option(
    key,
    name,
    Object.entries(choices).map(([value, text]) => ({ key: value, name: text })),
  );
}
