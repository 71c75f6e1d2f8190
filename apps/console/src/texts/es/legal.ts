import { translationOf } from '@vitrine/contract/catalogue.ts';
import type { legal as english } from '../en/legal.ts';

export const legal = translationOf<typeof english>()({
  terms1:
    'Abres la tienda gratis. Tú eliges qué productos de nuestro catálogo vendes y a qué precio, nunca por debajo del precio de plataforma más las comisiones.',
  terms2:
    'Nosotros suministramos y enviamos los productos. Según cómo cobre tu tienda, el contrato del comprador es con la plataforma o contigo; la tienda y cada correo lo indican.',
  terms3:
    'Ganas tu precio de venta menos los costes que muestra cada pedido. Se abona en tu cuenta vinculada tras la entrega y el plazo de retención.',
  terms4:
    'No prometas lo que el producto no cumple, no uses nombres ni imágenes ajenas y no envíes mensajes no deseados. Podemos pausar la tienda que lo haga.',
  terms5:
    'Puedes cerrar tu tienda cuando quieras. Los pedidos abiertos se terminan y lo ganado se paga.',
  privacy1:
    'Guardamos tu correo, tu tienda, tus pedidos y lo que la ley exige a quien vende. No vendemos nada de ello.',
  privacy2:
    'Los nombres y direcciones de compradores se usan para entregar sus pedidos. Los números de tarjeta van directos al proveedor de pagos; nunca los vemos.',
  privacy3:
    'Las visitas se cuentan sin guardar direcciones IP: con un resumen cifrado cuya clave cambia cada día.',
  privacy4: 'Este navegador guarda tu sesión y tus ajustes. No hay cookies publicitarias.',
  privacy5:
    'Puedes pedir en cualquier momento qué datos tenemos, corregirlos o borrarlos hasta donde lo permita la ley contable.',
});
