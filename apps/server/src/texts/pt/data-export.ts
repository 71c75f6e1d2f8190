import { translationOf } from '@vitrine/contract/catalogue.ts';
import type * as english from '../en/data-export.ts';

export const readme = translationOf<typeof english.readme>()({
  title: 'Seus dados em {platform}',
  made: 'Criado em',
  contents:
    'Este arquivo contém o que {platform} guarda sobre você e sua loja. A página “Dados e privacidade” da sua conta explica para que cada tipo de dado é guardado e por quanto tempo.',
  formats:
    'Arquivos .csv abrem em qualquer planilha; arquivos .json são para outros programas. A pasta “pictures” contém as imagens que você enviou.',
  amounts:
    'Nos arquivos .json, os valores são números inteiros na menor unidade da moeda (centavos, por exemplo) e os horários estão em UTC. Nos .csv, os horários são do fuso da sua loja.',
  buyers: 'Nomes e endereços dos seus compradores não estão incluídos: são dados deles.',
  secrets:
    'Senhas, códigos e chaves de acesso são guardados apenas cifrados ou como somas de verificação e não estão incluídos.',
});
