export const tableProblems = {
  'wrong-encoding':
    'A linha {line} tem um caractere que não existe em {encoding} (byte {byte}). Escolha outra codificação até a prévia ficar correta.',
  'quote-not-closed':
    'Aspas que começam na linha {line} não são fechadas. Feche-as ou duplique as aspas dentro de um texto.',
  'cell-too-large':
    'A linha {line} tem mais de um milhão de caracteres. Talvez faltem aspas de fechamento antes dela.',
  'too-many-columns':
    'A linha {line} tem mais de 1.000 colunas. Remova as que não forem necessárias.',
  'workbook-too-large':
    'Um arquivo XLSX pode ter 10.000 linhas, 1.000 colunas e 10 MB. Salve-o como CSV (UTF-8): esse formato pode ter qualquer tamanho.',
  'workbook-unreadable':
    'Não foi possível ler o arquivo XLSX. Abra-o em uma planilha e salve novamente, ou salve como CSV.',
  empty: 'O arquivo não tem linha de títulos.',
} as const;

export const problems = {
  cells: '{expected} células; esta linha tem {count}. Pode faltar uma aspa ou um separador.',
  characters: 'Um texto sem caracteres perdidos ou invisíveis',
  'too-long': 'No máximo {max} caracteres',
  'key-missing': 'Um identificador ou o nome do produto',
  'name-missing': 'Um nome; sem ele não é possível exibir o produto',
  'price-missing': 'Um preço; sem ele não é possível vender',
  'not-a-number': 'Um número, por exemplo 12.90',
  ambiguous: 'Um número com um único sinal decimal',
  'other-currency': 'Um valor em {currency}',
  'too-precise': 'Um valor sem frações da menor unidade',
  'too-low': 'Mais que 0',
  'too-high': 'Um número menor',
  'whole-number': 'Um número inteiro',
  barcode: '8, 12, 13 ou 14 dígitos; o último confere os demais',
  status: 'active, draft ou archived',
  'yes-or-no': 'yes ou no',
  'no-category': 'Uma categoria existente; o produto é importado como rascunho',
  country: 'Um país com duas letras, por exemplo PT',
  'customs-code': 'De 6 a 10 dígitos',
  date: 'Um dia, por exemplo 2026-12-01',
  'date-order': 'Um dia posterior ao primeiro',
  address: 'Um endereço que comece com https://; a imagem fica de fora',
  'option-missing': 'Um valor; este produto tem a opção {option}',
  'option-repeated': 'Outros valores: uma linha anterior tem os mesmos',
  'too-many-options': 'No máximo 5 opções com 200 valores cada',
  'too-many-variants': 'No máximo {max} variantes por produto',
  'too-many-pictures': 'No máximo {max} imagens; as demais ficam de fora',
  'sku-repeated': 'Outro SKU: a linha {line} já o usa; a variante recebe um novo',
  'sku-repeat-replaced': 'Outro SKU: a linha {line} já o usa; a variante tem {sku}',
  'sku-taken': 'Outro SKU: outra variante já o usa; esta recebe um novo',
  'sku-replaced': 'Outro SKU: outra variante já o usa; esta tem {sku}',
  measure: 'Um conteúdo e uma base da mesma grandeza, com suas unidades',
  unit: 'Uma unidade conhecida, por exemplo g, kg, ml ou l',
  focus: 'Dois números de 0 a 100',
  shows: 'Uma opção e um de seus valores pela chave, por exemplo colour:sage',
  'supplier-unknown': 'O nome de um fornecedor existente',
  currency:
    'Um custo em {currency}, a moeda em que o fornecedor fatura; ou escolha outro fornecedor em Colunas',
  'no-rate': 'Um custo em outra moeda: não há taxa de câmbio para {currency}',
  'parent-missing': 'O ID ou SKU de um produto deste arquivo',
  'type-not-supported': 'Um produto que é enviado: simple, variable ou variation',
  'several-variants': 'Valores das opções: este produto tem {count} variantes',
  'stock-held':
    'Pelo menos {held}: são as unidades retidas por compradores que estão pagando; o estoque não muda',
  'not-saved': 'O catálogo recusa: {reason}',
} as const;

/** Above the check: costs that it would leave out. */
export const costProblems = {
  currency:
    'Os custos estão em {written}, mas {supplier} fatura em {currency}. Escolha um fornecedor que fature em {written}, não importe os custos ou escreva-os em {currency} no arquivo.',
  'no-rate':
    '{supplier} fatura em {currency}, moeda sem taxa de câmbio. Informe a taxa em Taxas de câmbio, escolha outro fornecedor ou não importe os custos.',
} as const;

export const pictureProblems = {
  address: 'O endereço não é de uma imagem na web',
  'private-address': 'O endereço fica dentro de uma rede privada',
  'not-found': 'O endereço responde “404 não encontrado”',
  forbidden: 'O servidor não fornece a imagem',
  'server-error': 'O servidor respondeu com erro 3 vezes',
  'no-answer': 'Sem resposta após 3 tentativas',
  'too-large': 'O arquivo tem mais de 20 MB',
  'web-page': 'É uma página da web, não uma imagem',
  vector: 'Arquivos SVG não são aceitos; use JPEG ou PNG',
  'not-a-picture': 'O arquivo não é uma imagem legível',
  'too-many-pixels': 'A imagem tem mais de 100 megapixels',
  'too-many-redirects': 'O endereço redireciona vezes demais',
} as const;

export const report = {
  line: 'Linha',
  column: 'Coluna',
  found: 'No arquivo',
  expected: 'Esperado',
  effect: 'Efeito',
  wholeRow: 'Linha inteira',
  leftOut: 'não importado',
  note: 'importado com uma alteração',
} as const;
