export { StaffMarco as default } from '@/components/acceso/sesion/staff-marco'
