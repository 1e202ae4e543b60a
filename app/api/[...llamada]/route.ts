export {
  proxyGet as GET,
  proxyPost as POST,
  proxyOther as HEAD,
  proxyOther as OPTIONS,
  proxyOther as PUT,
  proxyOther as PATCH,
  proxyOther as DELETE,
} from '@/lib/api-proxy'
